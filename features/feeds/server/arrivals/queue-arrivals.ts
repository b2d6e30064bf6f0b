import { z } from 'zod';
import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import type { Db } from '#platform/server/db/db.ts';
import { arrivalId } from './arrival-id.ts';

/** Items of one statement: about as much as the database takes in a few milliseconds. */
const maxAtOnce = 50;

const KnownRow = z.object({ externalId: z.string(), title: z.string() });

/**
 * Hands the items of a feed to the engine; returns how many it had not seen. What waits already or is stored under the same
 * headline is left out; a stored item whose headline changed is handed over again. Doing it twice changes nothing.
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
    const titles = await findTitles(
      db,
      named.map(({ externalId }) => externalId),
    );
    const fresh = named.filter(({ item, externalId }) => titles.get(externalId) !== item.title);
    if (fresh.length > 0) queued += await insertArrivals(db, feed.id, fresh);
  }
  return queued;
}

async function findTitles(db: Db, externalIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows(
    KnownRow,
    'select external_id as "externalId", title from news_item where external_id = any($1::text[])',
    [externalIds],
  );
  return new Map(rows.map(({ externalId, title }) => [externalId, title]));
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
