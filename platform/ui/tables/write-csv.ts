import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';

/**
 * CSV by RFC 4180 with a head row; numbers with a point, gaps empty. Starts with a byte order mark, without which
 * Excel reads Cyrillic as noise. Text that a spreadsheet would run as a formula gets an apostrophe.
 */
export function writeCsv({ columns, rows }: ChartTable): string {
  const lines = [columns.map(({ label }) => label), ...rows].map((row) => row.map(writeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: ChartCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
