import { toEngineItem, type SectionRubrics } from '#features/news/server/corpus/headline-items.ts';
import { readHeadlines } from '#features/news/server/corpus/read-headlines.ts';
import { authorityOf } from '#features/news/server/pipeline/store/source-authority.ts';
import type { EngineItem } from '#newsengine/item.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import type { BatchItem, PlacedBatch } from '#newsengine/placing/batch.ts';
import { createEngineState } from '#newsengine/placing/engine-state.ts';
import { lookAgain } from '#newsengine/placing/look-again.ts';
import { placeBatch } from '#newsengine/placing/place-batch.ts';
import type { StoryState } from '#newsengine/stories/trace-story.ts';

/** A headline with the story it stands in at the end. */
export interface ToldHeadline {
  readonly id: string;
  readonly newsId: number;
  readonly storyId: number;
  readonly title: string;
  readonly outlet: string;
  readonly publishedMs: number;
}

/** What the database would hold after these headlines: items, the states of stories, their affairs. */
export interface Placing {
  readonly headlines: ReadonlyMap<number, ToldHeadline>;
  readonly states: ReadonlyMap<number, StoryState & { readonly storyId: number }>;
  /** The affair of a story. */
  readonly affairOf: (storyId: number) => number;
}

/** About a day of the bundled headlines. */
const itemsAtOnce = 500;
const files = { ru: ['newsapi_ru', '1tv_ru'], en: ['newsapi_en'] } as const;
/** The bundled headlines' sections say nothing here: they are the database's to read. */
const noSections: SectionRubrics = () => [];

/** The bundled headlines of a language from day to day (Moscow, both included), placed as the pipeline places them. */
export async function placeBundled(
  language: string,
  { from, to }: { from: string; to: string },
  models: NewsModels,
): Promise<Placing> {
  const wanted = language === 'ru' ? files.ru : files.en;
  const headlines = await readHeadlines(wanted, ({ day }) => day >= from && day <= to);
  return placeItems(
    headlines.map((headline) => toEngineItem(headline, 'evaluated', noSections)),
    models,
  );
}

/** Places items in order of time, in batches, looks at the stories of each once more, and applies both as storing would. */
export async function placeItems(items: readonly EngineItem[], models: NewsModels): Promise<Placing> {
  const state = createEngineState(models);
  const ordered = items.toSorted((a, b) => a.publishedMs - b.publishedMs);
  const sources = new Map<string, number>();
  const stored = createStore();
  for (let from = 0; from < ordered.length; from += itemsAtOnce) {
    const batch: BatchItem[] = [];
    for (const [at, item] of ordered.slice(from, from + itemsAtOnce).entries()) {
      if (!sources.has(item.domain)) sources.set(item.domain, sources.size + 1);
      batch.push({
        item,
        newsId: from + at + 1,
        sourceId: sources.get(item.domain) ?? 0,
        authority: await authorityOf(item.domain),
      });
    }
    const storyIds = batch.map(({ newsId }) => newsId);
    stored.apply(placeBatch(state, { items: batch, storyIds }));
    stored.apply(lookAgain(state));
  }
  return stored.placing();
}

function createStore() {
  const headlines = new Map<number, ToldHeadline>();
  const states = new Map<number, StoryState & { storyId: number }>();
  const affairs = new Map<number, number>();
  const merged = new Map<number, number>();
  const current = (storyId: number): number => {
    let at = storyId;
    while (merged.has(at)) at = merged.get(at) ?? at;
    return at;
  };
  return {
    apply(placed: PlacedBatch): void {
      for (const { item, newsId, storyId } of placed.items)
        headlines.set(newsId, {
          id: item.externalId,
          newsId,
          storyId,
          title: item.title,
          outlet: item.sourceName || item.domain,
          publishedMs: item.publishedMs,
        });
      for (const { from, into } of placed.merges) merged.set(from, into);
      for (const { storyId, affairId } of placed.affairs) affairs.set(storyId, affairId);
      for (const each of placed.states) states.set(each.newsId, each);
    },
    placing: (): Placing => ({
      headlines: new Map(
        [...headlines].map(([id, each]) => [id, { ...each, storyId: current(each.storyId) }]),
      ),
      states: new Map([...states].map(([id, each]) => [id, { ...each, storyId: current(each.storyId) }])),
      affairOf: (storyId) => affairs.get(storyId) ?? storyId,
    }),
  };
}
