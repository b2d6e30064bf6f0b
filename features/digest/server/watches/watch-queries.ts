import { z } from 'zod';
import type { CompiledWatch, WatchRules } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';

/** A saved search that is to be watched. */
export interface WatchToKeep {
  searchId: number;
  accountId: number;
  version: number;
  byMail: boolean;
  compiled: CompiledWatch;
}

/** Keeps watches as they are compiled, in place of what was compiled of the same searches before. */
export async function keepWatches(tx: Db, watches: readonly WatchToKeep[]): Promise<void> {
  if (watches.length === 0) return;
  const rows = watches.map(({ compiled, ...watch }) => ({ ...watch, ...compiled }));
  await tx.run('delete from search_watch where search_id = any($1::bigint[])', [
    watches.map(({ searchId }) => searchId),
  ]);
  await tx.run(
    `insert into search_watch (search_id, account_id, version, by_mail, title_query, title_patterns, any_query, any_patterns,
       unwanted_query, unwanted_patterns, text_query, has_words, looks_at_title, since_at, until_at,
       languages, rubrics, regions, sources, entities, tones, genres, rules)
     select r."searchId", r."accountId", r.version, r."byMail", r.title::tsquery, r.patterns, r."anyQuery"::tsquery, r."anyPatterns",
            r."unwantedQuery"::tsquery, r."unwantedPatterns", r.text::tsquery, r."hasWords", r."looksAtTitle", r.since, r.until,
            r.languages, r.rubrics, r.regions, r.sources, r.entities, r.tones, r.genres, r.rules
       from jsonb_to_recordset($1::jsonb) as r ("searchId" bigint, "accountId" bigint, version int, "byMail" boolean, title text,
         patterns text[], "anyQuery" text, "anyPatterns" text[], "unwantedQuery" text, "unwantedPatterns" text[], text text,
         "hasWords" boolean, "looksAtTitle" boolean, since timestamptz, until timestamptz, languages text[], rubrics int[],
         regions int[], sources int[], entities int[], tones int[], genres int[], rules jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Watches a saved search no longer. */
export async function endWatch(db: Db, accountId: number, searchId: number): Promise<void> {
  await db.run('delete from search_watch where account_id = $1 and search_id = $2::bigint', [
    accountId,
    searchId,
  ]);
}

const Watched = z.object({ searchId: z.int(), byMail: z.boolean() });

/** The saved searches of an account that are watched. */
export function listWatches(db: Db, accountId: number): Promise<z.output<typeof Watched>[]> {
  return db.rows(
    Watched,
    'select search_id::int as "searchId", by_mail as "byMail" from search_watch where account_id = $1',
    [accountId],
  );
}

const Stale = z.object({
  searchId: z.int(),
  accountId: z.int(),
  version: z.int(),
  byMail: z.boolean(),
  question: z.unknown(),
});

/** Watches whose search was changed since it was compiled. */
export function listStaleWatches(db: Db, most: number): Promise<z.output<typeof Stale>[]> {
  return db.rows(
    Stale,
    `select w.search_id::int as "searchId", w.account_id::int as "accountId", s.version, w.by_mail as "byMail", s.question
       from search_watch w join saved_search s on s.id = w.search_id where s.version <> w.version limit $1`,
    [most],
  );
}

const IdRow = z.object({ id: z.int() });

/** Items that came after the cursor and whose text is read, oldest first; the first call begins with what comes from now on. */
export async function takeNewItems(
  tx: Db,
  { clock, most }: { clock: Date; most: number },
): Promise<number[]> {
  await tx.run(
    'insert into search_watch_cursor (news_id) select coalesce(max(id), 0) from news_item on conflict do nothing',
  );
  const rows = await tx.rows(
    IdRow.extend({ isFresh: z.boolean() }),
    `select n.id::int, n.published_at > $1::timestamptz - interval '2 days' and n.published_at <= $1 as "isFresh"
       from (select news_id from search_watch_cursor for update) c, seen_news n
      where n.id > c.news_id and n.is_analysed and not exists(select 1 from news_search_unread u where u.news_id = n.id)
      order by n.id limit $2`,
    [clock, most],
  );
  if (rows.length > 0) await tx.run('update search_watch_cursor set news_id = $1', [rows.at(-1)!.id]);
  return rows.filter(({ isFresh }) => isFresh).map(({ id }) => id);
}

/** Watches with the question they are made of, by the number of their search. */
export function listWatchesAfter(db: Db, searchId: number, most: number): Promise<z.output<typeof Stale>[]> {
  return db.rows(
    Stale,
    `select w.search_id::int as "searchId", w.account_id::int as "accountId", s.version, w.by_mail as "byMail", s.question
       from search_watch w join saved_search s on s.id = w.search_id where w.search_id > $1::bigint order by w.search_id limit $2`,
    [searchId, most],
  );
}

const SearchRow = z.object({ id: z.int(), name: z.string(), isThere: z.boolean() });

/** Names of saved searches, and whether they and their accounts are still there to be told. */
export function listSearchNames(db: Db, ids: readonly number[]): Promise<z.output<typeof SearchRow>[]> {
  return db.rows(
    SearchRow,
    `select s.id::int, s.name, s.deleted_at is null and not (a.blocked or a.limited)
              and exists(select from search_watch w where w.search_id = s.id) as "isThere"
       from saved_search s join account a on a.id = s.account_id where s.id = any($1::bigint[])`,
    [ids],
  );
}

const KeptRow = z.object({
  serial: z.int(),
  searchId: z.int(),
  accountId: z.int(),
  byMail: z.boolean(),
  rules: z.custom<WatchRules>((value) => typeof value === 'object' && value !== null),
});

/** A watched search as it is held in memory. */
export type KeptWatch = z.output<typeof KeptRow>;

/** Watched searches compiled after a serial, in its order. */
export function listKeptAfter(db: Db, serial: number, most: number): Promise<KeptWatch[]> {
  return db.rows(
    KeptRow,
    `select serial::int as serial, search_id::int as "searchId", account_id::int as "accountId", by_mail as "byMail", rules
       from search_watch where serial > $1 and rules is not null order by serial limit $2`,
    [serial, most],
  );
}

/** How many watched searches there are. */
export async function countKept(db: Db): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from search_watch where rules is not null',
  );
  return row!.count;
}

/** The serials of all watched searches. */
export async function listSerials(db: Db): Promise<number[]> {
  const rows = await db.rows(
    z.object({ serials: z.array(z.int()) }),
    'select coalesce(array_agg(serial::int), array[]::int[]) as serials from search_watch where rules is not null',
  );
  return rows[0]!.serials;
}
