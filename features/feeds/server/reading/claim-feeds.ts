import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A feed that this worker alone reads until `claimedUntil`. */
const ClaimedRow = z.object({
  id: z.int(),
  address: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  failures: z.int(),
  itemsPerDay: z.number().nullable(),
  claimedUntil: z.date(),
});

export type ClaimedFeed = z.output<typeof ClaimedRow>;

/** Longer than any reading may take; a worker that died with a feed gives it back when this is over. */
const lease = "interval '5 minutes'";

const claim = (which: string) => `
  update news_feed
     set claimed_until = date_trunc('milliseconds', now()) + ${lease}
   where id in (${which} for update skip locked)
  returning id, address, etag, last_modified as "lastModified", failures, items_per_day as "itemsPerDay", claimed_until as "claimedUntil"`;

const isFree = '(claimed_until is null or claimed_until < now()) and removed_at is null';

/** The feed that waited longest, for this worker alone; null when none is due. Others' claims are passed over, not waited for. */
export async function claimDueFeed(db: Db): Promise<ClaimedFeed | null> {
  const [feed] = await db.rows(
    ClaimedRow,
    claim(
      `select id from news_feed where not is_paused and next_reading_at <= now() and ${isFree} order by next_reading_at, id limit 1`,
    ),
  );
  return feed ?? null;
}

/** One feed on an editor's wish, paused or not; null when somebody reads it at this moment or there is none. */
export async function claimFeed(db: Db, id: number): Promise<ClaimedFeed | null> {
  const [feed] = await db.rows(ClaimedRow, claim(`select id from news_feed where id = $1 and ${isFree}`), [
    id,
  ]);
  return feed ?? null;
}
