import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A labelled headline as the development files give it. */
export interface HeadlineRow {
  readonly id: string;
  readonly title: string;
  readonly lang?: string;
  readonly source?: string;
  readonly url?: string;
  readonly rubric: number;
  readonly second?: number | null;
  readonly not_news: boolean;
  readonly regions: readonly number[];
  readonly entities: readonly { readonly text: string; readonly kind: string }[];
  readonly tone: string;
}

/** All rows of a .jsonl, .jsonl.gz or .tsv file; a missing ending is tried in turn, so "x/pairs" finds "x/pairs.jsonl.gz". */
export function readRows<Row>(path: string): Row[] {
  const found = [path, `${path}.jsonl`, `${path}.jsonl.gz`].find((each) => existsSync(each));
  if (!found) throw new Error(`No such file: ${path}`);
  const bytes = readFileSync(found);
  const text = (found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return found.endsWith('.tsv') ? readTable(lines) : lines.map((line) => JSON.parse(line) as Row);
}

/** Lines of fields parted by tabs, named by the first line. */
function readTable<Row>([head = '', ...lines]: readonly string[]): Row[] {
  const names = head.split('\t');
  return lines.map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ''])) as Row;
  });
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
