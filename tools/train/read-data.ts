import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where the development data lies; never part of the product, only of training. */
export const newsData = process.env['NEWS_DATA'] ?? '../shared/data/news';

/** All rows of a .jsonl or .jsonl.gz file, typed by the caller's word. */
export function readRows<Row>(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Rows of a file inside the development data. */
export function readNewsRows<Row>(path: string): Row[] {
  return readRows<Row>(join(newsData, path));
}

/** Folder of the shipped models. */
export const modelFolder = new URL('../../newsengine/models/', import.meta.url).pathname;

/** Writes one model of the engine and says its size. */
export function writeModel(name: string, bytes: Uint8Array | string): void {
  writeFileSync(join(modelFolder, name), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1024)} kB`);
}
