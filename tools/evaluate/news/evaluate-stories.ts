import type { NewsModels } from '#newsengine/news-models.ts';
import { scoreBcubed } from './measures.ts';
import type { Outcome } from './outcome.ts';
import type { CorpusItem } from './corpus-item.ts';
import { placeCorpus } from './place-corpus.ts';
import { readCorpusBeside, readRows } from './read-rows.ts';

/** A labelled story of ids, or an item carrying its story: the two formats of the data. */
interface Row {
  readonly story: string;
  readonly ids?: readonly string[];
  readonly unsure_ids?: readonly string[];
  readonly id?: string;
  readonly title?: string;
  readonly lang?: string;
  readonly date?: string;
  readonly source?: string;
  readonly sentences?: readonly string[];
}

function itemOf(row: Row): CorpusItem {
  return {
    id: row.id ?? '',
    title: row.title ?? row.sentences?.[0] ?? '',
    text: row.sentences?.join(' ') ?? '',
    lang: row.lang ?? 'ru',
    date: row.date ?? '',
    source: row.source ?? '',
  };
}

function describeSplits(
  stories: ReadonlyMap<string, string>,
  clusters: ReadonlyMap<string, string>,
  items: readonly CorpusItem[],
): string[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const groups = Map.groupBy(stories.keys(), (id) => stories.get(id) ?? '');
  return [...groups]
    .map(([name, ids]) => ({
      name,
      parts: [...Map.groupBy(ids, (id) => clusters.get(id) ?? '?').values()].sort(
        (a, b) => b.length - a.length,
      ),
    }))
    .filter(({ parts }) => parts.length > 1)
    .sort((a, b) => b.parts.length - a.parts.length)
    .map(
      ({ name, parts }) =>
        `${name}: parts of ${parts.map(({ length }) => length).join('+')}; left out: ${parts
          .slice(1, 4)
          .map(([id]) => titles.get(id ?? '')?.slice(0, 70))
          .join(' | ')}`,
    );
}

/** B-cubed F1 over labelled items; for id lists the whole dated corpus is clustered as it arrived. */
export function evaluateStories(file: string, models: NewsModels): Outcome {
  const rows = readRows<Row>(file);
  const stories = new Map<string, string>();
  for (const row of rows) for (const id of row.ids ?? [row.id ?? '']) stories.set(id, row.story);
  for (const row of rows) for (const id of row.unsure_ids ?? []) stories.delete(id);
  const items = rows[0]?.ids
    ? readCorpusBeside<Row>(file, 'dated_newsapi_ru.jsonl.gz').map(itemOf)
    : rows.map(itemOf);
  const started = performance.now();
  const clusters = placeCorpus(items, models);
  const seconds = (performance.now() - started) / 1000;
  const score = scoreBcubed(stories, clusters);
  console.log(
    `${items.length} items into ${new Set(clusters.values()).size} stories in ${seconds.toFixed(1)} s`,
  );
  return {
    task: 'stories',
    rows: stories.size,
    figure: { name: 'B-cubed F1', value: score.f1 },
    scores: [['items', score]],
    mistakes: describeSplits(stories, clusters, items),
  };
}
