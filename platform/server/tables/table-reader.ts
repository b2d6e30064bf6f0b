import { boundsOfTable, type TableRow } from './table-bounds.ts';
import { readTable } from './read-table.ts';

/** A table that came with a request, and how many of its rows are read. */
export interface TableFile {
  bytes: Uint8Array;
  rows: number;
}

/** Rows of such a table, for `readForeign`. */
export function read({ bytes, rows }: TableFile): TableRow[] {
  return readTable(bytes, boundsOfTable(rows));
}
