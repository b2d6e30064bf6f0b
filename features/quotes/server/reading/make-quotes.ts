import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { readQuotesOfDay, speakers, type QuoteOfNews } from './read-day.ts';

const Due = z.object({
  day: z.iso.date(),
  mentions: z.int(),
  headlines: z.int(),
  revisions: z.int(),
  newestId: z.int(),
  speakers: z.string(),
});

/** Sums of so many mentions fit a big integer. */
const hashSize = 1_000_000_007;

/**
 * Days, by Moscow, with other mentions, headlines or corrections than when they were read; newest first. So are those where
 * whoever could speak has another kind or name now, or counts for another.
 */
const dueSql = `
  with speaker as materialized (
    select id, hashtextextended(id || ' ' || kind || ' ' || coalesce(names ->> 'ru', ''), 0) % ${hashSize} as hash
      from entity where kind in (${speakers.join(', ')})
  ), named as (
    select (m.published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as n, coalesce(sum(s.hash), 0)::bigint as hash
      from news_item_entity m left join speaker s on s.id = m.entity_id
     where m.news_id not in (select i.id from news_item i join news_data_set d on d.name = i.data_set where d.is_loading)
     group by 1
  ), printed as (
    select (n.published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as n, max(n.id) as newest from seen_news n group by 1
  ), corrected as (
    select (n.published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as n
      from news_revision r join news_item n on n.id = r.news_id group by 1
  ), now as (
    select day, coalesce(named.n, 0) as mentions, printed.n as headlines, coalesce(corrected.n, 0) as revisions,
           printed.newest, coalesce(named.hash, 0) as speakers
      from printed left join named using (day) left join corrected using (day)
  )
  select day::text as day, coalesce(now.mentions, 0) as mentions, coalesce(now.headlines, 0) as headlines,
         coalesce(now.revisions, 0) as revisions, coalesce(now.newest, 0) as "newestId", coalesce(now.speakers, 0)::text as speakers
    from now full join quote_counted_day c using (day)
   where (coalesce(now.mentions, 0), coalesce(now.headlines, 0), coalesce(now.revisions, 0), coalesce(now.newest, 0), coalesce(now.speakers, 0))
         is distinct from (c.mentions, c.headlines, c.revisions, c.newest_id, c.speakers)
   order by 1 desc`;

/** Reads the days that have other headlines than when they were read, a transaction a day; returns how many rows differ. */
export async function makeNewQuotes(db: Db, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const due of await db.rows(Due, dueSql)) {
    signal?.throwIfAborted();
    changed += await db.transaction(async (tx) => {
      await tx.run(
        `insert into quote_counted_day (day, mentions, headlines, revisions, newest_id, speakers) values ($1::date, $2, $3, $4, $5, $6::bigint)
         on conflict (day) do update set mentions = excluded.mentions, headlines = excluded.headlines,
           revisions = excluded.revisions, newest_id = excluded.newest_id, speakers = excluded.speakers`,
        [due.day, due.mentions, due.headlines, due.revisions, due.newestId, due.speakers],
      );
      return makeQuotesOf(tx, due.day);
    });
  }
  if (changed > 0) await db.transaction(raiseDataVersion);
  return changed;
}

/** What headlines quote and count. */
export const quotesOfHeadlines: Derivation = {
  name: 'quotes of headlines',
  columns: ['quote_news.text', 'quote_news.is_direct'],
  modules: [
    'features/quotes/domain/read-claim.ts',
    'features/quotes/domain/read-english-quote.ts',
    'features/quotes/domain/read-headline-quote.ts',
    'features/quotes/domain/read-level.ts',
    'features/quotes/domain/read-retold-quote.ts',
  ],
  async renewPage(tx, after) {
    const [next] = await tx.rows(
      Due.pick({ day: true }),
      'select day::text as day from quote_counted_day where day > $1::date order by day limit 1',
      [after ?? '-infinity'],
    );
    if (next === undefined) return { next: null, changed: 0 };
    return { next: next.day, changed: await makeQuotesOf(tx, next.day) };
  },
};

const Stored = z.object({
  newsId: z.int(),
  entityId: z.int().nullable(),
  text: z.string(),
  isDirect: z.boolean(),
});

/** Reads one day; returns how many rows differ. */
async function makeQuotesOf(tx: Db, day: string): Promise<number> {
  const found = await readQuotesOfDay(tx, day);
  const known = await tx.rows(
    Stored,
    `select news_id as "newsId", entity_id as "entityId", text, is_direct as "isDirect" from quote_news
      where published_at >= $1::date::timestamp at time zone 'Europe/Moscow'
        and published_at < ($1::date + 1)::timestamp at time zone 'Europe/Moscow'`,
    [day],
  );
  const keyOf = (quote: QuoteOfNews): string =>
    JSON.stringify([quote.newsId, quote.entityId, quote.text, quote.isDirect]);
  const [wanted, present] = [new Set(found.map(keyOf)), new Set(known.map(keyOf))];
  const gone = known.filter((quote) => !wanted.has(keyOf(quote)));
  const fresh = found.filter((quote) => !present.has(keyOf(quote)));
  if (gone.length > 0) await remove(tx, gone);
  if (fresh.length > 0) await insert(tx, fresh);
  return gone.length + fresh.length;
}

async function remove(tx: Db, gone: readonly QuoteOfNews[]): Promise<void> {
  const { table, values } = bulkRows([
    ['news_id', 'bigint', gone.map(({ newsId }) => newsId)],
    ['entity_id', 'int', gone.map(({ entityId }) => entityId)],
  ]);
  await tx.run(
    `delete from quote_news q using ${table} where q.news_id = n.news_id and q.entity_id is not distinct from n.entity_id`,
    values,
  );
}

async function insert(tx: Db, fresh: readonly QuoteOfNews[]): Promise<void> {
  const { table, values } = bulkRows([
    ['news_id', 'bigint', fresh.map(({ newsId }) => newsId)],
    ['entity_id', 'int', fresh.map(({ entityId }) => entityId)],
    ['text', 'text', fresh.map(({ text }) => text)],
    ['is_direct', 'boolean', fresh.map(({ isDirect }) => isDirect)],
  ]);
  await tx.run(
    `insert into quote_news (news_id, entity_id, text, is_direct, published_at)
     select n.news_id, n.entity_id, n.text, n.is_direct, i.published_at from ${table} join news_item i on i.id = n.news_id
     on conflict do nothing`,
    values,
  );
}
