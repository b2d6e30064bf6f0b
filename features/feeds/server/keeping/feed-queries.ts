import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { FeedsAsked } from '../../contract/input.ts';
import type { FeedSort } from '../../domain/feed-health.ts';
import { feedColumns, FeedRow, healthSql, ReadingRow } from './feed-row.ts';

const orders: Record<FeedSort, string> = {
  title: 'lower(f.title)',
  lastSuccess: 'f.last_success_at',
  itemsPerDay: 'f.items_per_day',
  failures: 'f.failures',
  added: 'f.created_at',
};

const asked = `
      ($1 = '' or position(lower($1) in lower(f.title)) > 0 or position(lower($1) in lower(f.address)) > 0)
  and ($2::int is null or f.rubric_id = $2)
  and ($3::text is null or f.language = $3)
  and (case when $4::text is null then f.removed_at is null else ${healthSql} = $4 end)`;

/** One page of the feeds asked for, and how many there are in all. */
export async function listFeeds(
  db: Db,
  { text, rubricId, language, health, sortBy, descending, pageIndex, pageSize }: FeedsAsked,
): Promise<{ feeds: FeedRow[]; total: number }> {
  const values = [text, rubricId ?? null, language ?? null, health ?? null];
  const feeds = await db.rows(
    FeedRow,
    `select ${feedColumns} from news_feed f
      where ${asked}
      order by ${orders[sortBy]} ${descending ? 'desc' : 'asc'} nulls last, f.id
      limit $5 offset $6`,
    [...values, pageSize, (pageIndex - 1) * pageSize],
  );
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from news_feed f where ${asked}`,
    values,
  );
  return { feeds, total: row?.total ?? 0 };
}

/** How many feeds there are of each health; healths without a feed are absent. */
export async function countHealths(db: Db): Promise<Record<string, number>> {
  const rows = await db.query<{ health: string; count: number }>(
    `select ${healthSql} as health, count(*)::int as count from news_feed f group by 1`,
  );
  return Object.fromEntries(rows.map(({ health, count }) => [health, count]));
}

/** A feed by its number, removed ones included; null when there is none. */
export async function findFeed(db: Db, id: number): Promise<FeedRow | null> {
  const [feed] = await db.rows(FeedRow, `select ${feedColumns} from news_feed f where f.id = $1`, [id]);
  return feed ?? null;
}

/** The feed that has an address, removed ones included; null when none has. */
export async function findFeedAt(db: Db, address: string): Promise<FeedRow | null> {
  const [feed] = await db.rows(FeedRow, `select ${feedColumns} from news_feed f where f.address = $1`, [
    address,
  ]);
  return feed ?? null;
}

/** Feeds as a list for other readers: all that are not removed, by title. */
export function listAllFeeds(db: Db): Promise<FeedRow[]> {
  return db.rows(
    FeedRow,
    `select ${feedColumns} from news_feed f where f.removed_at is null order by lower(f.title), f.id`,
  );
}

/** The last readings of a feed, newest first. */
export function listReadings(db: Db, feedId: number): Promise<z.output<typeof ReadingRow>[]> {
  return db.rows(
    ReadingRow,
    `select read_at as "readAt", outcome, details, items_new as "itemsNew" from news_feed_reading where feed_id = $1 order by read_at desc limit 20`,
    [feedId],
  );
}

const NewestRow = z.object({
  newsId: z.int(),
  title: z.string(),
  date: z.date().transform((date) => date.toISOString()),
});

/** The latest headlines a feed brought. */
export function listNewest(db: Db, feedId: number): Promise<z.output<typeof NewestRow>[]> {
  return db.rows(
    NewestRow,
    'select id as "newsId", title, published_at as date from news_item where feed_id = $1 order by published_at desc limit 10',
    [feedId],
  );
}

/** What of a feed has not gone through the engine: how many wait, and those it failed on three times. */
export async function findWaiting(
  db: Db,
  feedId: number,
): Promise<{ waiting: number; failed: { title: string; failure: string }[] }> {
  const [row] = await db.query<{ waiting: number }>(
    'select count(*)::int as waiting from news_arrival where feed_id = $1 and failures < 3',
    [feedId],
  );
  const failed = await db.query<{ title: string; failure: string }>(
    `select item->>'title' as title, coalesce(last_failure, '') as failure from news_arrival where feed_id = $1 and failures >= 3 order by id limit 10`,
    [feedId],
  );
  return { waiting: row?.waiting ?? 0, failed };
}
