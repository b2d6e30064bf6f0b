import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';

/**
 * A table as CSV by RFC 4180: commas, CRLF after every line, quotes where needed, names in the first line.
 * Numbers have a point and no thousands, days are 'YYYY-MM-DD', gaps are empty: it equals what is drawn.
 */
export function chartCsv({ columns, rows }: ChartTable): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: ChartCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? guardFormula(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A name that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers. */
function guardFormula(text: string): string {
  return /^[=+@\t-]/.test(text) ? `'${text}` : text;
}
