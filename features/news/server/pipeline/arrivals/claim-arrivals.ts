import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** An item a feed delivered, with what its feed says of all its items. */
export type Arrival = z.output<typeof ArrivalRow>;

const Enclosure = z.object({ type: z.string().nullable().catch(null) });

/** What the engine reads of a cleaned item; anything else a feed gave stays behind. */
const Item = z.object({
  title: z.string().min(1),
  link: z.string().nullable().catch(null),
  summaryText: z.string().catch(''),
  html: z.string().catch(''),
  text: z.string().catch(''),
  author: z.string().catch(''),
  publishedAt: z.iso.datetime().nullable().catch(null),
  image: z.string().nullable().catch(null),
  language: z.string().nullable().catch(null),
  enclosures: z.array(Enclosure).catch([]),
  source: z.object({ title: z.string().nullable() }).nullable().catch(null),
});

const ArrivalRow = z.object({
  externalId: z.string(),
  /** Null where it is no item: then it can only be set aside. */
  item: Item.nullable().catch(null),
  arrivedMs: z.number(),
  feedId: z.int().nullable(),
  feedTitle: z.string().nullable(),
  sourceId: z.int().nullable(),
  rubricId: z.int().nullable(),
  yugoId: z.int().nullable(),
  language: z.string().nullable(),
});

const leaseMinutes = 5;

/**
 * Rows nobody has, the oldest first; one whose worker ended without a word may be taken again, and that counts as a
 * failure. Rows that failed before are taken one at a time, so that a bad one harms no other.
 */
export const claimSql = `
  with free as (
    select id from news_arrival
     where failures >= $1::int and failures < $2::int and (claimed_until is null or claimed_until < now())
     order by id limit $3::int for update skip locked
  ), taken as (
    update news_arrival a
       set claimed_until = now() + make_interval(mins => ${leaseMinutes}), claimed_by = $4,
           failures = a.failures + (a.claimed_by is not null)::int,
           last_failure = case when a.claimed_by is null then a.last_failure else 'worker_ended' end
      from free where a.id = free.id
    returning a.*
  )
  select t.external_id as "externalId", t.item, (extract(epoch from t.arrived_at) * 1000)::float8 as "arrivedMs",
         f.id as "feedId", f.title as "feedTitle", f.source_id as "sourceId", f.rubric_id as "rubricId",
         f.yugo_id as "yugoId", f.language
    from taken t left join news_feed f on f.id = t.feed_id
   order by t.id`;

/** Takes up to so many arrivals for `worker`, for five minutes; another worker gets others. */
export async function claimArrivals(db: Db, worker: string, count: number): Promise<Arrival[]> {
  const fresh = await db.rows(ArrivalRow, claimSql, [0, 1, count, worker]);
  return fresh.length > 0 ? fresh : db.rows(ArrivalRow, claimSql, [1, maxFailures, 1, worker]);
}

/** Takes arrivals off the list; in the transaction that stores their news. */
export async function deleteArrivals(tx: Db, externalIds: readonly string[]): Promise<void> {
  await tx.run('delete from news_arrival where external_id = any($1::text[])', [externalIds]);
}

/** Counts a failure and lets the arrival rest for a minute; `isFinal` sets it aside at once. */
export async function refuseArrival(
  db: Db,
  externalId: string,
  reason: string,
  isFinal = false,
): Promise<void> {
  await db.run(
    `update news_arrival set failures = greatest(failures + 1, $3::int), last_failure = $2, claimed_by = null,
            claimed_until = now() + interval '1 minute'
      where external_id = $1`,
    [externalId, reason.slice(0, 300), isFinal ? maxFailures : 0],
  );
}

/** From so many failures on an arrival is left alone for the operator to see. */
export const maxFailures = 3;

/** Are there arrivals free to be read now? */
export async function hasPendingItems(db: Db): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select exists (select from news_arrival where failures < $1 and (claimed_until is null or claimed_until < now())) as has`,
    [maxFailures],
  );
  return row?.has === true;
}
