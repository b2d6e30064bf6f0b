export { useChartFormat } from './web/use-chart-format.ts';
export { TabPage } from './web/region/TabRow.tsx';
