import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** All rows of a .jsonl or .jsonl.gz file; a missing ending is tried in turn, so "x/pairs" finds "x/pairs.jsonl.gz". */
export function readRows<Row>(path: string): Row[] {
  const found = [path, `${path}.jsonl`, `${path}.jsonl.gz`].find((each) => existsSync(each));
  if (!found) throw new Error(`No such file: ${path}`);
  const bytes = readFileSync(found);
  const text = (found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Rows of a corpus file that stands in `corpus/` next to the folder of the labelled file, or beside it; empty where absent. */
export function readCorpusBeside<Row>(labelled: string, name: string): Row[] {
  const folders = [
    join(dirname(labelled), '..', 'corpus'),
    dirname(labelled),
    join(dirname(labelled), '..', '..', '..', 'shared', 'data', 'news', 'corpus'),
  ];
  const extra = process.env['NEWS_DATA'];
  if (extra) folders.push(join(extra, 'corpus'));
  folders.push('../shared/data/news/corpus');
  const folder = folders.find((each) => existsSync(join(each, name)));
  return folder ? readRows<Row>(join(folder, name)) : [];
}
