import { createHash } from 'node:crypto';
import type { Batch, BatchItem, PlacedBatch } from '#newsengine/placing/batch.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import type { EngineSession } from './engine-session.ts';
import { takeIds } from './engine-session.ts';
import { findByAddress, findKnownItems, placeOf, type KnownItem } from './store/known-items.ts';
import { addressKey, isDateMoved, leadsToPage, mayBeOneArticle } from '../../domain/arriving/item-address.ts';
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

/** Parts items into those to be read (new, or known under another title, link or date) and those in already, word for word. */
export async function sortOut(
  desk: EngineSession,
  items: readonly Taken[],
): Promise<{ wanted: SortedItem[]; unchanged: Taken[] }> {
  const renamed = items.map(({ item }) => otherId(item));
  const known = await findKnownItems(desk.db, [...items.map(({ item }) => item.externalId), ...renamed]);
  const met = await meetByAddress(desk, items, known);
  const wanted: SortedItem[] = [];
  const unchanged: Taken[] = [];
  for (const [at, taken] of items.entries()) {
    const sorted = sortOne(taken, renamed[at] ?? '', known, met.get(taken));
    if (sorted) wanted.push(sorted);
    else unchanged.push(taken);
  }
  return { wanted, unchanged };
}

/** Items under a guid nobody knows that are in at the same address of the same feed, which no other item of the batch has. */
async function meetByAddress(
  { db }: EngineSession,
  items: readonly Taken[],
  known: ReadonlyMap<string, KnownItem>,
): Promise<Map<Taken, KnownItem>> {
  const alone = [...Map.groupBy(items, ({ item }) => placeOf(item)).values()]
    .flatMap(([taken, other]) => (taken && other === undefined ? [taken] : []))
    .filter(({ item }) => !known.has(item.externalId) && leadsToPage(item.url));
  const stored = await findByAddress(
    db,
    alone.map(({ item }) => item),
  );
  return new Map(
    alone.flatMap((taken) => {
      const there = stored.get(placeOf(taken.item));
      return there && mayBeOneArticle(there.publishedMs, taken.item.publishedMs)
        ? [[taken, there] as const]
        : [];
    }),
  );
}

/** Same id with another link and another title is another item, under an id of its own; with one of the two alone it is a revision. */
function sortOne(
  taken: Taken,
  renamed: string,
  known: ReadonlyMap<string, KnownItem>,
  met: KnownItem | undefined,
): SortedItem | undefined {
  const { item } = taken;
  const first = known.get(item.externalId) ?? met;
  const isOther =
    first !== undefined && addressKey(first.url) !== addressKey(item.url) && first.title !== item.title;
  const same = isOther ? known.get(renamed) : first;
  if (!same) return { taken: isOther ? { ...taken, item: { ...item, externalId: renamed } } : taken };
  return isRevised(same, item) ? { taken, known: same } : undefined;
}

function isRevised(known: KnownItem, item: Taken['item']): boolean {
  if (known.title !== item.title || known.url !== item.url) return true;
  return item.isUndated !== true && isDateMoved(known.publishedMs, item.publishedMs, Date.now());
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
        ? { ...place, newsId: known.newsId, stored: storedOf(known) }
        : { ...place, newsId: newsIds[at] ?? 0 };
    }),
  };
}

const storedOf = ({ storyId, isPinned, chosenRubricId }: KnownItem) => ({
  storyId,
  isPinned,
  chosenRubricId,
});

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
