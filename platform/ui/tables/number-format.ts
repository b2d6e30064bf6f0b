import type { ChartCell, ChartColumn } from '#platform/charts/frame/chart-table.ts';
import { columnDigits } from '#platform/ui/chart-frame/column-digits.ts';

/** Columns whose numbers name something: they are not counted and have no thousands. */
const naming = /^(year|yugoId|id|oktmo|okato|inn)$/;

/** How a spreadsheet shows a column of numbers: thousands apart, the decimals of its values, a per cent sign where it counts them. */
export function numberFormat({ key, unit, label }: ChartColumn, cells: readonly ChartCell[]): string {
  if (naming.test(key)) return '0';
  const digits = columnDigits(cells);
  const number = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  const isPercent = unit === '%' || /[,(]\s*%\)?$/.test(label);
  return isPercent ? `${number}" %"` : number;
}
