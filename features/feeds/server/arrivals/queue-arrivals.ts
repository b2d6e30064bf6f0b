import { z } from 'zod';
import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addressKey, isDateMoved } from '#features/news/public.ts';
import { addressKeySql } from '#features/news/public.server.ts';
import { arrivalId } from './arrival-id.ts';

/** Items of one statement: about as much as the database takes in a few milliseconds. */
const maxAtOnce = 50;

const KnownRow = z.object({
  externalId: z.string(),
  title: z.string(),
  url: z.string(),
  publishedAt: z.date(),
});
type Known = z.output<typeof KnownRow>;

/**
 * Hands the items of a feed to the engine; returns how many it had not seen. What waits already or is stored under the same
 * headline, link and date is left out; what an outlet changed is handed over again. Doing it twice changes nothing.
 */
export async function queueArrivals(
  db: Db,
  feed: { readonly id: number },
  items: readonly CleanItem[],
): Promise<number> {
  let queued = 0;
  for (let start = 0; start < items.length; start += maxAtOnce) {
    const named = items
      .slice(start, start + maxAtOnce)
      .map((item) => ({ item, externalId: arrivalId(feed.id, item) }));
    const known = await findKnown(db, feed, named);
    const fresh = named.filter(({ item, externalId }) => isNewOrChanged(item, known(externalId, item.link)));
    if (fresh.length > 0) queued += await insertArrivals(db, feed.id, fresh);
  }
  return queued;
}

function isNewOrChanged(item: CleanItem, known: Known | undefined): boolean {
  if (!known || known.title !== item.title || known.url !== item.link) return true;
  if (item.publishedAt === null) return false;
  return isDateMoved(known.publishedAt.getTime(), Date.parse(item.publishedAt), Date.now());
}

/** What is stored of these items: by guid, or by the address in the same feed where the guid is new. */
async function findKnown(
  db: Db,
  feed: { readonly id: number },
  named: readonly { readonly item: CleanItem; readonly externalId: string }[],
): Promise<(externalId: string, link: string | null) => Known | undefined> {
  const rows = await db.rows(
    KnownRow,
    `select external_id as "externalId", title, url, published_at as "publishedAt" from news_item
      where external_id = any($1::text[]) or (feed_id = $2 and ${addressKeySql('url')} = any(select md5(a) from unnest($3::text[]) a))`,
    [
      named.map(({ externalId }) => externalId),
      feed.id,
      named.flatMap(({ item }) => (item.link === null ? [] : [addressKey(item.link)])),
    ],
  );
  const byId = new Map(rows.map((row) => [row.externalId, row]));
  const byAddress = new Map(rows.map((row) => [addressKey(row.url), row]));
  return (externalId, link) =>
    byId.get(externalId) ?? (link === null ? undefined : byAddress.get(addressKey(link)));
}

function insertArrivals(
  db: Db,
  feedId: number,
  fresh: readonly { item: CleanItem; externalId: string }[],
): Promise<number> {
  return db.run(
    `insert into news_arrival (external_id, feed_id, item)
     select external_id, $1, item from unnest($2::text[], $3::jsonb[]) as i (external_id, item)
     on conflict (external_id) do nothing`,
    [feedId, fresh.map(({ externalId }) => externalId), fresh.map(({ item }) => storableJson(item))],
  );
}

/** JSON the database can hold: it knows neither the zero character nor half a surrogate pair. */
function storableJson(item: CleanItem): string {
  return JSON.stringify(item, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}
