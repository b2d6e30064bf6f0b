import type { FeedSettings } from '../../contract/input.ts';
import { readLanguages } from '#newsengine/text/language-code.ts';
import type { ListedFeed } from '#feedformats/opml/read-opml.ts';
import type { Db } from '#platform/server/db/db.ts';

/** A feed to be added. */
export type NewFeed = FeedSettings & { readonly address: string; readonly site: string | null };

/** Adds a feed, or brings a removed one back with these settings; null when the address is taken. */
export async function insertFeed(db: Db, feed: NewFeed, accountId: number | null): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    `insert into news_feed as f (address, site, title, rubric_id, yugo_id, language, is_paused, reads_source_text, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (address) do update
        set site = excluded.site, title = excluded.title, rubric_id = excluded.rubric_id, yugo_id = excluded.yugo_id,
            language = excluded.language, is_paused = excluded.is_paused, reads_source_text = excluded.reads_source_text,
            removed_at = null, next_reading_at = now(), failures = 0, last_refusal = null, last_refusal_details = null,
            version = f.version + 1
      where f.removed_at is not null
     returning id`,
    [
      feed.address,
      feed.site,
      feed.title,
      feed.rubricId,
      feed.yugoId,
      feed.language,
      feed.isPaused,
      feed.readsSourceText,
      accountId,
    ],
  );
  return row?.id ?? null;
}

const columns: Record<keyof FeedSettings, string> = {
  title: 'title',
  rubricId: 'rubric_id',
  yugoId: 'yugo_id',
  language: 'language',
  isPaused: 'is_paused',
  readsSourceText: 'reads_source_text',
};

/** Changes what is given when the version is still this one; false otherwise. A feed let go on is read at once. */
export async function updateFeed(
  db: Db,
  id: number,
  version: number,
  change: Partial<FeedSettings>,
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined) as [
    keyof FeedSettings,
    unknown,
  ][];
  const sets = given.map(([name], at) => `${columns[name]} = $${at + 3}`);
  if (change.isPaused === false)
    sets.push('next_reading_at = case when is_paused then now() else next_reading_at end');
  const changed = await db.run(
    `update news_feed set ${[...sets, 'version = version + 1'].join(', ')} where id = $1 and version = $2 and removed_at is null`,
    [id, version, ...given.map(([, value]) => value)],
  );
  return changed > 0;
}

/** Takes a feed away; false when the version is another. What it delivered and the engine has not read goes with it. */
export async function removeFeed(db: Db, id: number, version: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.run(
      'update news_feed set removed_at = now(), version = version + 1 where id = $1 and version = $2 and removed_at is null',
      [id, version],
    );
    if (removed > 0)
      await tx.run('delete from news_arrival where feed_id = $1 and claimed_until is null', [id]);
    return removed > 0;
  });
}

/** Brings a removed feed back; false when it is not removed. */
export async function restoreFeed(db: Db, id: number): Promise<boolean> {
  const restored = await db.run(
    'update news_feed set removed_at = null, next_reading_at = now(), etag = null, last_modified = null, version = version + 1 where id = $1 and removed_at is not null',
    [id],
  );
  return restored > 0;
}

/** Adds many feeds in one statement; those whose address is taken stay as they are. Returns the addresses that were added. */
export async function insertFeeds(
  db: Db,
  feeds: readonly ListedFeed[],
  { isPaused, accountId }: { isPaused: boolean; accountId: number | null },
): Promise<Set<string>> {
  const rows = await db.query<{ address: string }>(
    `insert into news_feed as f (address, site, title, rubric_id, yugo_id, language, is_paused, created_by, next_reading_at)
     select address, site, title, rubric_id, (select p.yugo_id from place p where p.yugo_id = i.yugo_id), language, $7, $8,
            now() + make_interval(secs => 1800 * random())
       from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::int[], $6::text[]) as i (address, site, title, rubric_id, yugo_id, language)
     on conflict (address) do update
        set removed_at = null, is_paused = excluded.is_paused, next_reading_at = now(), version = f.version + 1 where f.removed_at is not null
     returning address`,
    [
      feeds.map(({ address }) => address),
      feeds.map(({ site }) => site),
      feeds.map(({ title }) => title),
      feeds.map(({ rubricId }) => rubricId),
      feeds.map(({ yugoId }) => yugoId),
      feeds.map(({ language }) => readLanguages.find((known) => known === language) ?? null),
      isPaused,
      accountId,
    ],
  );
  return new Set(rows.map(({ address }) => address));
}
