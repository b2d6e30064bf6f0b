import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';

const HeadlineRow = z.object({
  newsId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  date: z.date(),
  language: z.string(),
});

/** Headlines by their numbers in the order given; news that is gone is left out. Whatever the clock: an editor works on the whole. */
export async function findHeadlines(db: Db, ids: readonly number[]) {
  const rows = await db.rows(
    HeadlineRow,
    `select n.id as "newsId", n.title, s.name as "sourceName", n.published_at as date, n.language
       from unnest($1::bigint[]) with ordinality as i (id, place)
       join seen_news n on n.id = i.id join news_source s on s.id = n.source_id
      order by i.place`,
    [ids],
  );
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

const maxFound = 12;

/** Headlines that have all the words of a question, newest first, up to the clock. */
export async function searchHeadlines(
  db: Db,
  { text, locale, clock }: { text: string; locale: string; clock: Date },
) {
  const question = searchQuery(text, locale);
  if (question === null) return [];
  const found = await db.query<{ id: number }>(
    `select id from seen_news where search_terms @@ $1::tsquery and published_at <= $2
      order by published_at desc, id desc limit ${maxFound}`,
    [question, clock],
  );
  return findHeadlines(
    db,
    found.map(({ id }) => id),
  );
}
