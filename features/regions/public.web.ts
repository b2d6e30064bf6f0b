export { ForecastPicture } from './web/forecast/ForecastPicture.tsx';
export { useChartFormat } from './web/use-chart-format.ts';
