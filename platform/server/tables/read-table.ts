import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { TableBounds, TableRow } from './table-bounds.ts';

/** Rows of a table in memory, CSV or XLSX by its first signs; throws RefusedFile. It computes without a pause: not for the thread that answers. */
export function readTable(bytes: Uint8Array, bounds: TableBounds): TableRow[] {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? readWorkbook(bytes, bounds) : readCsv(new TextDecoder().decode(bytes), bounds);
}
