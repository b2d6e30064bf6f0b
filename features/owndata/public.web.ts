export { OwnChart, type OwnSeriesData } from './web/one/OwnChart.tsx';
