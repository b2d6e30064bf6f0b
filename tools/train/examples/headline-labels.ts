import { readFileSync } from 'node:fs';
import { readNewsRows } from '#tools/train/read-data.ts';

/** A corpus headline with the labels given by reading; `entities` is missing where only the rubric was read. */
export interface LabelledHeadline {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly url: string;
  readonly rubric: string;
  /** The rubric that would be right too, empty where there is none. */
  readonly second?: string;
  readonly isNotNews: boolean;
  readonly tone: 'positive' | 'neutral' | 'negative';
  readonly entities?: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly url: string;
}

function readEntities(text: string): LabelledHeadline['entities'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [kind = '', start, end] = part.split(':');
      return { kind, start: Number(start), end: Number(end) };
    });
}

interface DevRow extends Row {
  readonly rubric: number;
  readonly second?: number;
  readonly not_news: boolean;
  readonly tone: LabelledHeadline['tone'];
  readonly entities: readonly { readonly text: string; readonly kind: string }[];
}

/** HELD_OUT=1 leaves the development labels out, HELD_OUT=third the held-out third of the second reading, which is how every held-out figure is taken. */
const withDevelopment = process.env['HELD_OUT'] !== '1';
/** What is shipped learns from all labels. */
export const withHeldThird = !process.env['HELD_OUT'];

function readDevelopment(): LabelledHeadline[] {
  return readNewsRows<DevRow>('categories/ru_headlines2020_labels_dev.jsonl').map((row) => ({
    id: row.id,
    title: row.title,
    source: row.source,
    url: row.url,
    rubric: String(row.rubric),
    second: String(row.second ?? ''),
    isNotNews: row.not_news,
    tone: row.tone,
    entities: row.entities.flatMap(({ text, kind }) => {
      const start = row.title.indexOf(text);
      return start < 0 ? [] : [{ kind, start, end: start + text.length }];
    }),
  }));
}

/** Headlines of tools/train/labels/headlines.tsv with their labels, and the development labels unless they are held out. */
export function readLabelledHeadlines(): LabelledHeadline[] {
  return [...readOwnHeadlines(), ...readSecondReading(), ...(withDevelopment ? readDevelopment() : [])];
}

/** Headlines of the second reading, drawn plainly and drawn where the models were in doubt; their held-out third where nothing is held out. */
function readSecondReading(): LabelledHeadline[] {
  return ['read-ru.tsv', 'read-ru-doubt.tsv'].flatMap(readCorpusLabels).flatMap(({ row, columns }) => {
    const [, rubric = '', second = '', notNews, tone, , part] = columns;
    if (part === 'held' && !withHeldThird) return [];
    return [
      {
        id: row.id,
        title: row.title,
        source: row.source,
        url: row.url,
        rubric,
        second,
        isNotNews: notNews === '1',
        tone: tone as LabelledHeadline['tone'],
      },
    ];
  });
}

function readOwnHeadlines(): LabelledHeadline[] {
  const rows = new Map(
    ['newsapi_ru', '1tv_ru']
      .flatMap((name) => readNewsRows<Row>(`corpus/dated_${name}.jsonl.gz`))
      .map((row) => [row.id, row]),
  );
  const lines = readFileSync(new URL('../labels/headlines.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [id = '', rubric = '', notNews, tone, entities = '?'] = line.split('\t');
    const row = rows.get(id);
    if (!row) return [];
    const base = {
      id,
      title: row.title,
      source: row.source,
      url: row.url,
      rubric,
      isNotNews: notNews === '1',
      tone: tone as LabelledHeadline['tone'],
    };
    return [entities === '?' ? base : { ...base, entities: readEntities(entities) ?? [] }];
  });
}

/** Lines of a labels file with the corpus headline that each one's first column names. */
export function readCorpusLabels(
  file: string,
): { readonly row: Row & { readonly lang: string }; readonly columns: readonly string[] }[] {
  const rows = new Map(
    ['newsapi_ru', '1tv_ru', 'newsapi_en']
      .flatMap((name) => readNewsRows<Row & { readonly lang: string }>(`corpus/dated_${name}.jsonl.gz`))
      .map((row) => [row.id, row]),
  );
  const lines = readFileSync(new URL(`../labels/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const columns = line.split('\t');
    const row = rows.get(columns[0] ?? '');
    return row ? [{ row, columns }] : [];
  });
}

/** Headlines whose only read label is one column of a labels file: id, then the label. */
export function readSingleLabels(
  file: string,
): { readonly row: Row & { readonly lang: string }; readonly label: string }[] {
  return readCorpusLabels(file).map(({ row, columns }) => ({ row, label: columns[1] ?? '' }));
}

/** A headline of the third reading: its rubrics and whether it concerns the country; not-news and tone were not read. */
interface ThirdReading {
  readonly row: Row;
  readonly rubric: string;
  readonly second: string;
  readonly concernsCountry: boolean;
}

/** Headlines drawn plainly, where the models were in doubt, and by words of the rarer rubrics. */
export function readThirdReading(): ThirdReading[] {
  return readCorpusLabels('read-ru-third.tsv').map(
    ({ row, columns: [, rubric = '', second = '', country] }) => ({
      row,
      rubric,
      second,
      concernsCountry: country === '1',
    }),
  );
}
