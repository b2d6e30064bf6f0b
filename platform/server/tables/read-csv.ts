import { parse } from 'csv-parse/sync';
import { CsvError } from 'csv-parse';
import { RefusedFile } from '../foreign/foreign-file.ts';
import { keepRow } from './keep-row.ts';
import type { TableBounds, TableRow } from './table-bounds.ts';

/** Rows of a CSV file (RFC 4180); a separator that is not told, a semicolon, a comma or a tab, is that of its first line. */
export function readCsv(text: string, bounds: TableBounds, separator?: string): TableRow[] {
  const rows: TableRow[] = [];
  let row = 0;
  const keep = keepRow(bounds);
  try {
    parse(text, {
      bom: true,
      delimiter: separator ?? separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // Empty lines count, so that a row is named as the file counts it.
      skip_empty_lines: false,
      on_record: (cells: string[]) => {
        row += 1;
        if (rows.length >= bounds.rows) return null;
        const kept = keep(cells);
        if (kept !== null) rows.push({ row, cells: kept });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    if (error instanceof CsvError) throw new RefusedFile('open_quote', error);
    throw error;
  }
  return rows;
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const counts = { ';': 0, ',': 0, '\t': 0 };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\n' || sign === '\r') break;
    if (sign in counts) counts[sign as keyof typeof counts] += 1;
  }
  return (Object.keys(counts) as (keyof typeof counts)[]).reduce((best, sign) =>
    counts[sign] > counts[best] ? sign : best,
  );
}
