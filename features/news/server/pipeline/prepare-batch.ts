import { createHash } from 'node:crypto';
import type { Batch, BatchItem, PlacedBatch } from '#newsengine/placing/batch.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import type { EngineSession } from './engine-session.ts';
import { takeIds } from './engine-session.ts';
import { findKnownItems, type KnownItem } from './store/known-items.ts';
import type { Taken } from './supply.ts';

const hourMs = 3_600_000;
/** Items further apart in time meet no common story: each group is read among its own. */
const groupGapMs = 24 * hourMs;

/** An item with what is stored of it: `known` where it is another wording of one that is in. */
export interface SortedItem {
  readonly taken: Taken;
  readonly known?: KnownItem;
}

/** Items in order of time, parted where more than a day lies between. */
export function groupByTime(items: readonly Taken[]): Taken[][] {
  const ordered = items.toSorted((a, b) => a.item.publishedMs - b.item.publishedMs);
  const groups: Taken[][] = [];
  let latest = -Infinity;
  for (const taken of ordered) {
    if (taken.item.publishedMs - latest > groupGapMs) groups.push([]);
    groups.at(-1)?.push(taken);
    latest = taken.item.publishedMs;
  }
  return groups;
}

/** Parts items into those to be read (new, or known under another title) and those in already, word for word. */
export async function sortOut(
  desk: EngineSession,
  items: readonly Taken[],
): Promise<{ wanted: SortedItem[]; unchanged: Taken[] }> {
  const renamed = items.map(({ item }) => otherId(item));
  const known = await findKnownItems(desk.db, [...items.map(({ item }) => item.externalId), ...renamed]);
  const wanted: SortedItem[] = [];
  const unchanged: Taken[] = [];
  for (const [at, taken] of items.entries()) {
    const sorted = sortOne(taken, renamed[at] ?? '', known);
    if (sorted) wanted.push(sorted);
    else unchanged.push(taken);
  }
  return { wanted, unchanged };
}

/** Same id with another link is another item, under an id of its own; with another title it is a revision. */
function sortOne(
  taken: Taken,
  renamed: string,
  known: ReadonlyMap<string, KnownItem>,
): SortedItem | undefined {
  const { item } = taken;
  const first = known.get(item.externalId);
  const isOther = first !== undefined && first.url !== item.url;
  const same = isOther ? known.get(renamed) : first;
  if (!same) return { taken: isOther ? { ...taken, item: { ...item, externalId: renamed } } : taken };
  return same.title === item.title ? undefined : { taken, known: same };
}

function otherId({ externalId, url }: Taken['item']): string {
  return `${externalId}#${createHash('sha256').update(url).digest('base64url').slice(0, 12)}`;
}

/** The engine's batch of items sorted out: ids set aside, sources found or opened, vectors asked for where there is a service. */
export async function prepareBatch(desk: EngineSession, items: readonly SortedItem[]): Promise<Batch> {
  const { newsIds, storyIds } = await takeIds(desk, items.length);
  const sourceOf = await desk.sources(items.map(({ taken }) => taken.item));
  const embeddings = await desk.embeddings?.embed(
    items.map(({ taken: { item } }) => cleanHeadline(item.title, item.sourceName ?? undefined)),
  );
  return {
    storyIds,
    items: items.map(({ taken, known }, at): BatchItem => {
      const source = sourceOf(taken.item);
      const place = {
        item: taken.item,
        sourceId: known?.sourceId ?? source.id,
        authority: source.authority,
        embedding: embeddings?.[at] ?? undefined,
      };
      return known
        ? { ...place, newsId: known.newsId, stored: { storyId: known.storyId, isPinned: known.isPinned } }
        : { ...place, newsId: newsIds[at] ?? 0 };
    }),
  };
}

/** The vectors of the headlines that were placed, by the headlines' ids. */
export function embeddingsOf(batch: Batch, placed: PlacedBatch): Map<number, Float32Array> {
  const given = new Map(batch.items.map(({ newsId, embedding }) => [newsId, embedding]));
  const vectors = new Map<number, Float32Array>();
  for (const { newsId } of placed.items) {
    const vector = given.get(newsId);
    if (vector) vectors.set(newsId, vector);
  }
  return vectors;
}
