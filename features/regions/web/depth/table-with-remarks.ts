import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** The table of a chart with what is said of some of its periods in a column of its own; the same table where nothing is. Periods are the first cells of rows. */
export function tableWithRemarks(
  table: ChartTable,
  label: string,
  remarks: readonly { period: string; text: string }[],
): ChartTable {
  if (remarks.length === 0) return table;
  const of = (period: unknown): string =>
    remarks
      .filter((remark) => remark.period === period)
      .map(({ text }) => text)
      .join(' ');
  const known = new Set(table.rows.map(([period]) => period));
  const empty = table.columns.slice(1).map(() => null);
  const added = [...new Set(remarks.map(({ period }) => period))]
    .filter((period) => !known.has(period))
    .map((period) => [period, ...empty]);
  return {
    columns: [...table.columns, { key: 'remark', label, kind: 'text', place: '', unit: '' }],
    rows: [...table.rows, ...added].map((row) => [...row, of(row[0])]),
  };
}
