import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { delimitedLine, standardManner } from '#platform/shared/delimited.ts';

/**
 * A table as CSV by RFC 4180: CRLF after every line, names in the first line.
 * Numbers have no thousands and seven significant digits at most, days are 'YYYY-MM-DD', gaps are empty: it equals what is drawn.
 */
export function chartCsv({ columns, rows }: ChartTable, manner = standardManner): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((cells) => `${delimitedLine(cells.map(figureOf), manner)}\r\n`).join('');
}

const figureOf = (cell: string | number | null): string | number | null =>
  typeof cell === 'number' ? fileNumber(cell) : cell;

/** A figure as files have it: whole ones in full, others without the noise of binary fractions. */
export function fileNumber(value: number): number {
  if (Number.isInteger(value)) return value;
  return Math.abs(value) >= 1e6 ? Math.round(value * 10) / 10 : Number(value.toPrecision(7));
}
