import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';
import { notNewsFrom } from '../compilations/compilation-hits.ts';

/** Lines of words by language, as a rule of a compilation has them: news with all the words of one line. */
type Worded = Readonly<Record<Locale, readonly string[]>>;

const Row = z.object({ place: z.int(), ids: z.array(z.coerce.number<number>().int()) });

interface WordedSpan {
  clock: Date;
  days: number;
}

/**
 * News that have the words of each of several lists, of so many days up to the clock, list by list. They are in the
 * reader's language where it has any, else in every language, as a compilation by rule has them. Two statements at most
 * however many lists.
 */
export async function listWorded(
  db: Db,
  lists: readonly Worded[],
  { language, ...span }: WordedSpan & { language: Locale },
): Promise<number[][]> {
  const own = await findWorded(db, lists, [language], span);
  const without = lists.filter((_, place) => own[place]!.length === 0);
  if (without.length === 0) return own;
  const others = await findWorded(db, without, locales, span);
  return own.map((ids, place) => (ids.length > 0 ? ids : others[without.indexOf(lists[place]!)]!));
}

async function findWorded(
  db: Db,
  lists: readonly Worded[],
  languages: readonly Locale[],
  { clock, days }: WordedSpan,
): Promise<number[][]> {
  const asked = lists.flatMap((words, place) =>
    languages.flatMap((language) => {
      const lines = words[language].flatMap((line) => searchQuery(line, language) ?? []);
      return lines.length === 0
        ? []
        : [{ place, language, question: lines.map((line) => `(${line})`).join(' | ') }];
    }),
  );
  if (asked.length === 0) return lists.map(() => []);
  const rows = await db.rows(
    Row,
    // First what any of the questions finds, then which: a question alone would look at all news of the span again.
    `with candidate as materialized (
       select n.id, n.language, n.search_terms from seen_news n
        where n.search_terms @@ $6::tsquery and n.language = any($2::text[])
          and n.published_at <= $4::timestamptz and n.published_at > $4::timestamptz - make_interval(days => $5::int)
          and n.not_news_share < ${notNewsFrom})
     select w.place, array_agg(c.id::text) as ids
       from unnest($1::int[], $2::text[], $3::text[]) as w (place, language, question)
       join candidate c on c.language = w.language and c.search_terms @@ w.question::tsquery
      group by w.place`,
    [
      asked.map(({ place }) => place),
      asked.map(({ language }) => language),
      asked.map(({ question }) => question),
      clock,
      days,
      asked.map(({ question }) => question).join(' | '),
    ],
  );
  const found = new Map(rows.map(({ place, ids }) => [place, ids]));
  return lists.map((_, place) => found.get(place) ?? []);
}
