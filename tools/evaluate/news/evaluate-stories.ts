import type { NewsModels } from '#features/news/domain/news-models.ts';
import {
  createStoryBuilder,
  findCurrentStory,
  placeInStory,
} from '#features/news/domain/stories/cluster-stories.ts';
import { readStoryText } from '#features/news/domain/stories/story-text.ts';
import { toLanguageCode } from '#features/news/domain/text/language-code.ts';
import { scoreBcubed } from './measures.ts';
import type { Outcome } from './outcome.ts';
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

interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  readonly source: string;
}

function itemOf(row: Row): Item {
  return {
    id: row.id ?? '',
    title: row.title ?? row.sentences?.[0] ?? '',
    text: row.sentences?.join(' ') ?? '',
    lang: row.lang ?? 'ru',
    date: row.date ?? '',
    source: row.source ?? '',
  };
}

/** Clusters items in the order they arrived; the map leads from item id to its story at the end. */
export function clusterItems(items: readonly Item[], models: NewsModels): Map<string, string> {
  const builder = createStoryBuilder(models.stories);
  const places = new Map<string, number>();
  const parents = new Map<number, number>();
  const rootOf = (number: number): number => {
    let at = number;
    while (parents.has(at)) at = parents.get(at) ?? at;
    return at;
  };
  for (const item of items.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const text = readStoryText(
      { title: item.title, text: item.text, source: item.source, language: toLanguageCode(item.lang) },
      models.stories,
    );
    const place = placeInStory(builder, {
      id: item.id,
      text,
      hours: item.date ? Date.parse(item.date) / 3_600_000 : Number.NaN,
    });
    for (const number of place.absorbed) parents.set(number, place.story);
    places.set(item.id, findCurrentStory(builder, place.story) ?? place.story);
  }
  return new Map([...places].map(([id, number]) => [id, String(rootOf(number))]));
}

function describeSplits(
  stories: ReadonlyMap<string, string>,
  clusters: ReadonlyMap<string, string>,
  items: readonly Item[],
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
  const clusters = clusterItems(items, models);
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
