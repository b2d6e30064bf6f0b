import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';

/** How a file parts cells and writes decimals; the comma and the point of RFC 4180 when left out. */
export interface CsvManner {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const standard: CsvManner = { separator: ',', decimal: '.' };

/**
 * A table as CSV by RFC 4180: CRLF after every line, quotes where needed, names in the first line.
 * Numbers have no thousands and seven significant digits at most, days are 'YYYY-MM-DD', gaps are empty: it equals what is drawn.
 */
export function chartCsv({ columns, rows }: ChartTable, manner = standard): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines
    .map((cells) => `${cells.map((cell) => csvCell(cell, manner)).join(manner.separator)}\r\n`)
    .join('');
}

function csvCell(cell: ChartCell, { separator, decimal }: CsvManner): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? guardFormula(cell) : String(fileNumber(cell)).replace('.', decimal);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A figure as files have it: whole ones in full, others without the noise of binary fractions. */
export function fileNumber(value: number): number {
  if (Number.isInteger(value)) return value;
  return Math.abs(value) >= 1e6 ? Math.round(value * 10) / 10 : Number(value.toPrecision(7));
}

/** A name that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers. */
function guardFormula(text: string): string {
  return /^[=+@\t-]/.test(text) ? `'${text}` : text;
}
