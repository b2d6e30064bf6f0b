import { readForeign } from '../foreign/read-foreign.ts';
import type { TableRow } from './table-bounds.ts';
import type { TableFile } from './table-reader.ts';

/** Rows of a table that came with a request, read beside the process's own thread; more than `rows` are left unread. */
export async function readSentTable(file: TableFile, options: { signal: AbortSignal }): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const reader = new URL('./table-reader.ts', import.meta.url);
  for await (const row of readForeign<TableRow>(reader, file, options)) rows.push(row);
  return rows;
}
