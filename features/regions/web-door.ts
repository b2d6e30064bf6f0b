export { useChartFormat } from './web/use-chart-format.ts';
export { EmptyTile } from './web/region/EmptyTile.tsx';
export { SourceLine } from './web/SourceLine.tsx';
export { FailedTile, TabColumn, TabPage, TabRow } from './web/region/TabRow.tsx';
