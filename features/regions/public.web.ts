export { chartOfForecast } from './web/forecast/chart-of-forecast.ts';
export { useChartFormat } from './web/use-chart-format.ts';
