import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

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
