import { readFileSync } from 'node:fs';
import { readNewsRows } from './read-data.ts';

/** A corpus headline with the labels given by reading; `entities` is missing where only the rubric was read. */
export interface LabelledHeadline {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly url: string;
  readonly rubric: string;
  readonly isNotNews: boolean;
  readonly tone: 'positive' | 'neutral' | 'negative';
  readonly entities?: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
}

interface Row { readonly id: string; readonly title: string; readonly source: string; readonly url: string }

function readEntities(text: string): LabelledHeadline['entities'] {
  return text.split(' ').filter(Boolean).map((part) => {
    const [kind = '', start, end] = part.split(':');
    return { kind, start: Number(start), end: Number(end) };
  });
}

/** Labels of tools/train/labels/headlines.tsv joined with the bundled corpora; none is in the development set. */
export function readLabelledHeadlines(): LabelledHeadline[] {
  const rows = new Map(['newsapi_ru', '1tv_ru'].flatMap((name) => readNewsRows<Row>(`corpus/dated_${name}.jsonl.gz`)).map((row) => [row.id, row]));
  const lines = readFileSync(new URL('labels/headlines.tsv', import.meta.url), 'utf8').trimEnd().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [id = '', rubric = '', notNews, tone, entities = '?'] = line.split('\t');
    const row = rows.get(id);
    if (!row) return [];
    const base = { id, title: row.title, source: row.source, url: row.url, rubric, isNotNews: notNews === '1', tone: tone as LabelledHeadline['tone'] };
    return [entities === '?' ? base : { ...base, entities: readEntities(entities) ?? [] }];
  });
}
