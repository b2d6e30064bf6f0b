import type { Db } from '#platform/server/db/db.ts';
import type { FeedFault } from '#feedformats/feed-fault.ts';
import type { RefusalReason } from '../refusal.ts';
import type { ClaimedFeed } from './claim-feeds.ts';

/** How many readings of a feed an editor can look back on. */
const keptReadings = 20;

/** What a good reading tells. */
export interface GoodReading {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly movedTo: string | null;
  readonly site: string | null;
  readonly itemsPerDay: number | null;
  readonly faults: readonly FeedFault[];
  readonly itemsRead: number;
  readonly itemsNew: number;
  readonly nextMinutes: number | null;
}

const nextReading = (minutes: string) => `now() + make_interval(mins => ${minutes}::int)`;
/** A worker that outlived its claim must not overwrite what the next one found. */
const isMine = 'id = $1 and claimed_until = $2';
const succeeded =
  'claimed_until = null, last_reading_at = now(), last_success_at = now(), failures = 0, last_refusal = null, last_refusal_details = null';

/** A feed was read; it moves to its new address when that was permanent and no other feed has it. */
export async function storeRead(db: Db, feed: ClaimedFeed, reading: GoodReading): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.run(
      `update news_feed
          set ${succeeded}, next_reading_at = ${nextReading('$3')}, etag = $4, last_modified = $5,
              items_per_day = coalesce($6::real, items_per_day), faults = $7::text[], items_read = items_read + $8::int,
              site = coalesce(site, $9), address = case when $10::text is null or exists (select 1 from news_feed o where o.address = $10) then address else $10 end
        where ${isMine}`,
      [
        feed.id,
        feed.claimedUntil,
        reading.nextMinutes,
        reading.etag,
        reading.lastModified,
        reading.itemsPerDay,
        reading.faults,
        reading.itemsNew,
        reading.site,
        reading.movedTo,
      ],
    );
    if (kept === 0) return;
    const details = {
      items: reading.itemsRead,
      ...(reading.faults.length > 0 && { faults: reading.faults }),
      ...(reading.movedTo !== null && { movedTo: reading.movedTo }),
    };
    await addReading(tx, feed.id, { outcome: 'read', details, itemsNew: reading.itemsNew });
  });
}

/** The feed's server said that nothing changed. */
export async function storeUnchanged(db: Db, feed: ClaimedFeed, nextMinutes: number | null): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.run(
      `update news_feed set ${succeeded}, next_reading_at = ${nextReading('$3')} where ${isMine}`,
      [feed.id, feed.claimedUntil, nextMinutes],
    );
    if (kept > 0) await addReading(tx, feed.id, { outcome: 'unchanged', details: null, itemsNew: 0 });
  });
}

/** The feed could not be read; the reason stays with it until it can. */
export async function storeRefusal(
  db: Db,
  feed: ClaimedFeed,
  refusal: { readonly reason: RefusalReason; readonly details: Readonly<Record<string, string | number>> },
  nextMinutes: number | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const details = JSON.stringify(refusal.details);
    const kept = await tx.run(
      `update news_feed
          set claimed_until = null, last_reading_at = now(), failures = failures + 1, last_refusal = $4,
              last_refusal_details = $5::jsonb, next_reading_at = ${nextReading('$3')}
        where ${isMine}`,
      [feed.id, feed.claimedUntil, nextMinutes, refusal.reason, details],
    );
    if (kept > 0)
      await addReading(tx, feed.id, { outcome: refusal.reason, details: refusal.details, itemsNew: 0 });
  });
}

async function addReading(
  db: Db,
  feedId: number,
  { outcome, details, itemsNew }: { outcome: string; details: object | null; itemsNew: number },
): Promise<void> {
  await db.run(
    `insert into news_feed_reading (feed_id, read_at, outcome, details, items_new) values ($1, clock_timestamp(), $2, $3::jsonb, $4)`,
    [feedId, outcome, details === null ? null : JSON.stringify(details), itemsNew],
  );
  await db.run(
    `delete from news_feed_reading
      where feed_id = $1
        and read_at < (select min(read_at) from (select read_at from news_feed_reading where feed_id = $1 order by read_at desc limit ${keptReadings}) kept)`,
    [feedId],
  );
}
