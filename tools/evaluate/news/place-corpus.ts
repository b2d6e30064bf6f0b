import type { NewsModels } from '#newsengine/news-models.ts';
import type { BatchItem } from '#newsengine/placing/batch.ts';
import { createEngineState } from '#newsengine/placing/engine-state.ts';
import { placeBatch } from '#newsengine/placing/place-batch.ts';
import { toEngineItem, type CorpusItem } from './corpus-item.ts';

const itemsAtOnce = 500;

/** Lets the engine place items in the order they came, as in the product; leads from item id to its story at the end. `embeddings` are vectors by item id. */
export function placeCorpus(
  items: readonly CorpusItem[],
  models: NewsModels,
  embeddings: ReadonlyMap<string, Float32Array> = new Map(),
): Map<string, string> {
  const state = createEngineState(models);
  const ordered = items.toSorted((a, b) => a.date.localeCompare(b.date));
  const sources = new Map<string, number>();
  const stories = new Map<string, number>();
  const merged = new Map<number, number>();
  for (let from = 0; from < ordered.length; from += itemsAtOnce) {
    const batch = ordered.slice(from, from + itemsAtOnce).map((item, at): BatchItem => {
      const source = item.domain ?? item.source;
      if (!sources.has(source)) sources.set(source, sources.size + 1);
      return {
        item: toEngineItem(item),
        newsId: from + at + 1,
        sourceId: sources.get(source) ?? 0,
        authority: 1,
        embedding: embeddings.get(item.id),
      };
    });
    const storyIds = batch.map(({ newsId }) => newsId);
    const placed = placeBatch(state, { items: batch, storyIds });
    for (const { item, storyId } of placed.items) stories.set(item.externalId, storyId);
    for (const merge of placed.merges) merged.set(merge.from, merge.into);
  }
  return new Map([...stories].map(([id, story]) => [id, String(follow(merged, story))]));
}

function follow(merged: ReadonlyMap<number, number>, story: number): number {
  let at = story;
  while (merged.has(at)) at = merged.get(at) ?? at;
  return at;
}
