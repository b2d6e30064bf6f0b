import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';
import { notNewsFrom } from '../compilations/compilation-hits.ts';

/** Lines of words by language, as a rule of a compilation has them: news with all the words of one line. */
type Worded = Readonly<Record<Locale, readonly string[]>>;

const Row = z.object({ place: z.int(), language: z.string(), ids: z.array(z.coerce.number<number>().int()) });

/**
 * News that have the words of each of several lists, of so many days up to the clock, list by list: in the reader's language where it
 * has any, else in every language, as a compilation by rule has them. One statement however many lists.
 */
export async function listWorded(
  db: Db,
  lists: readonly Worded[],
  { clock, days, language }: { clock: Date; days: number; language: Locale },
): Promise<number[][]> {
  const asked = lists.flatMap((words, place) =>
    locales.flatMap((locale) => {
      const lines = words[locale].flatMap((line) => searchQuery(line, locale) ?? []);
      return lines.length === 0
        ? []
        : [{ place, locale, question: lines.map((line) => `(${line})`).join(' | ') }];
    }),
  );
  const rows = await db.rows(
    Row,
    `select w.place, w.language, array_agg(n.id::text) as ids
       from unnest($1::int[], $2::text[], $3::text[]) as w (place, language, question)
       join seen_news n on n.language = w.language and n.search_terms @@ w.question::tsquery
        and n.published_at <= $4::timestamptz and n.published_at > $4::timestamptz - make_interval(days => $5::int)
        and n.not_news_share < ${notNewsFrom}
      group by w.place, w.language`,
    [
      asked.map(({ place }) => place),
      asked.map(({ locale }) => locale),
      asked.map(({ question }) => question),
      clock,
      days,
    ],
  );
  return lists.map((_, place) => {
    const found = rows.filter((row) => row.place === place);
    const own = found.filter((row) => row.language === language);
    return (own.length > 0 ? own : found).flatMap(({ ids }) => ids);
  });
}
