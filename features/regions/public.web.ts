export { useChartFormat } from './web/use-chart-format.ts';
