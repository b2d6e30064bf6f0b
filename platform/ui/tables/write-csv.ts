import { chartCsv } from '#platform/charts/download/chart-csv.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { plainText } from './file-text.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Languages whose spreadsheets write decimals with a comma and so part cells by semicolons. */
const semicolons: readonly Locale[] = ['ru', 'pt', 'es'];

/** A table as a CSV file for the spreadsheets of a language: with a byte order mark, without which Excel reads Cyrillic as noise. */
export function writeCsv(table: ChartTable, locale: Locale = 'en'): string {
  const manner = semicolons.includes(locale) ? ({ separator: ';', decimal: ',' } as const) : undefined;
  return `\uFEFF${chartCsv(plainTable(table), manner)}`;
}

/** The table without typography. */
function plainTable({ columns, rows }: ChartTable): ChartTable {
  return {
    columns: columns.map((column) => ({ ...column, label: plainText(column.label) })),
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell))),
  };
}
