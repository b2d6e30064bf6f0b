import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** One row of a table by the names in its first line; a name the table lacks gives undefined. */
export type TableRow = Record<string, string | undefined>;

const dataFolder = new URL('../../data/', import.meta.url);

/** Where a bundled file lies. `path` counts from the data folder. */
export function bundledPath(path: string): URL {
  return new URL(path, dataFolder);
}

/** Rows of a bundled table, first to last, read as they are wanted; `.gz` is unpacked on the way. */
export function readBundledRows(path: string): AsyncIterable<TableRow> {
  const bytes: Readable = createReadStream(bundledPath(path));
  const text = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  return readRows(text);
}

/** Rows of a comma-separated table with a header line. */
function readRows(text: Readable): AsyncIterable<TableRow> {
  const parser = parse({ columns: true, bom: true });
  // pipe() does not carry errors on: without this a broken file would leave the reader waiting for ever.
  text.on('error', (error) => parser.destroy(error));
  return text.pipe(parser);
}

/** All rows of a small bundled table. */
export async function listBundledRows(path: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readBundledRows(path)) rows.push(row);
  return rows;
}
