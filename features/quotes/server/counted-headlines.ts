import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readClaim } from '../domain/read-claim.ts';
import { readLevel } from '../domain/read-level.ts';
import { themeOf } from '../domain/themes.ts';
import type { KnownQuote } from './known-quote.ts';

/** Days before the clock whose headlines are read. */
const days = 30;

const Row = z.object({
  newsId: z.int(),
  title: z.string(),
  date: z.string(),
  hasTime: z.boolean(),
  rubricId: z.int().nullable(),
  source: z.string(),
  sourceLink: z.string(),
  regions: z.array(z.int()),
});

/**
 * Headlines that count what we count too, in the words of the outlet that prints them; of one day, place and count one. Those
 * of which another one speaks are left to the quotes of persons and bodies.
 */
export async function readCountedHeadlines(
  db: Db,
  clock: Date,
  quoted: ReadonlySet<number>,
): Promise<KnownQuote[]> {
  const rows = await db.rows(
    Row,
    `select n.id as "newsId", n.title, to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, n.has_time as "hasTime",
            n.rubric_id::int as "rubricId", s.name as source, n.url as "sourceLink",
            array(select p.yugo_id::int from place p where p.kind = 'region'
                    and p.yugo_id = any(n.yugo_id || array(select r.yugo_id from news_item_region r where r.news_id = n.id))) as regions
       from seen_news n join news_source s on s.id = n.source_id
      where n.language = 'ru' and n.reprint_of is null and n.published_at <= $1 and n.published_at > $1::timestamptz - interval '${days} days'
        and n.title ~ '\\d' and n.title ~* '(коронавирус|covid|ковид|безработиц|бедност|зарплат|заработн|инфляци|населени|врп|бюджет)'
      order by n.published_at desc, n.id desc`,
    [clock],
  );
  const told = new Set<string>();
  return rows.flatMap(({ title, ...row }): KnownQuote[] => {
    const count = readClaim(title) ?? readLevel(title);
    const key = JSON.stringify([row.date.slice(0, 10), row.regions, count]);
    if (count === null || quoted.has(row.newsId) || told.has(key)) return [];
    told.add(key);
    const theme = themeOf(title);
    return [
      {
        key: `n${row.newsId}`,
        ...row,
        text: title,
        language: 'ru',
        isDirect: false,
        speaker: row.source,
        role: null,
        entityId: null,
        theme,
        rubricId: row.rubricId ?? theme?.rubricId ?? null,
        period: null,
      },
    ];
  });
}
