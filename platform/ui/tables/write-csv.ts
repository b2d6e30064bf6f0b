import { chartCsv } from '#platform/charts/download/chart-csv.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** A table as a CSV file: with a byte order mark, without which Excel reads Cyrillic as noise. */
export function writeCsv(table: ChartTable): string {
  return `\uFEFF${chartCsv(table)}`;
}
