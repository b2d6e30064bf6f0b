import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { readClaim } from '../domain/read-claim.ts';
import { readLevel } from '../domain/read-level.ts';
import { themeOf } from '../domain/themes.ts';
import type { KnownQuote } from './known-quote.ts';

/** Days before the clock whose headlines are shown. */
const days = 30;

const Row = z.object({
  newsId: z.int(),
  title: z.string(),
  text: z.string(),
  isDirect: z.boolean(),
  language: z.enum(['ru', 'en']),
  date: z.string(),
  hasTime: z.boolean(),
  rubricId: z.int().nullable(),
  source: z.string(),
  sourceLink: z.string(),
  regions: z.array(z.int()),
  entityId: z.int().nullable(),
  names: z.record(z.string(), z.string()).nullable(),
});

/** Languages whose headlines are shown to a reader: Russian ones to everybody, English ones to whom they are not too much. */
const shownIn = (locale: Locale): string[] => (locale === 'ru' ? ['ru'] : ['ru', 'en']);

const storedSql = `
  select n.id as "newsId", n.title, q.text, q.is_direct as "isDirect", n.language,
         to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, n.has_time as "hasTime",
         n.rubric_id::int as "rubricId", s.name as source, n.url as "sourceLink",
         array(select p.yugo_id::int from place p where p.kind = 'region'
                 and p.yugo_id = any(n.yugo_id || array(select r.yugo_id from news_item_region r where r.news_id = n.id))) as regions,
         q.entity_id as "entityId", e.names
    from quote_news q
    join seen_news n on n.id = q.news_id
    join news_source s on s.id = n.source_id
    left join entity e on e.id = q.entity_id
   where q.published_at <= $1 and q.published_at > $1::timestamptz - interval '${days} days'
     and n.language = any($3::text[]) and n.reprint_of is null and (e.is_shown or q.entity_id is null)
     and ($2::int is null or q.entity_id in (select x.id from entity x where x.id = $2::int or x.merged_into = $2::int))
     and ($4::bigint is null or (q.news_id = $4::bigint and q.entity_id is not null))
   order by q.entity_id is null, n.published_at desc, n.id desc`;

/**
 * What headlines of the thirty days before the clock quote: all of them, those of one speaker or of one headline. First
 * come persons and bodies, each wording once, newest first; then outlets that count in their own words, each count of a day
 * and place once. They were read out of the headlines by a job.
 */
export async function readHeadlineQuotes(
  db: Db,
  clock: Date,
  locale: Locale,
  { speakerId, newsId }: { speakerId?: number; newsId?: number } = {},
): Promise<KnownQuote[]> {
  const rows = await db.rows(Row, storedSql, [clock, speakerId ?? null, shownIn(locale), newsId ?? null]);
  const seen = new Set<string>();
  return rows.flatMap(({ title, names, ...row }): KnownQuote[] => {
    const key = row.entityId === null ? countOf(title, row) : `${row.entityId} ${row.text.toLowerCase()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const theme = themeOf(title);
    const rubricId = row.rubricId ?? theme?.rubricId ?? null;
    const speaker = names === null ? row.source : (names[locale] ?? names['ru'] ?? names['en'] ?? '');
    return [{ key: `n${row.newsId}`, ...row, speaker, role: null, theme, rubricId, period: null }];
  });
}

/** Headlines that count the same on one day in one place say one thing. */
function countOf(title: string, { date, regions }: { date: string; regions: readonly number[] }): string {
  return JSON.stringify([date.slice(0, 10), regions, readClaim(title) ?? readLevel(title)]);
}
