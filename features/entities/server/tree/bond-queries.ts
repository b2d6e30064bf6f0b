import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { TreeSpan } from './tree-queries.ts';

const NewsRow = z.object({
  id: z.int(),
  title: z.string(),
  source: z.string(),
  publishedAt: z.date(),
  total: z.int(),
});

/** The newest headlines that name both, with how many there are in all. */
export function listBothNamed(
  db: Db,
  { one, other }: { one: readonly number[]; other: readonly number[] },
  { from, to }: TreeSpan,
): Promise<z.output<typeof NewsRow>[]> {
  return db.rows(
    NewsRow,
    `select n.id::int as id, n.title, s.name as source, n.published_at as "publishedAt", count(*) over ()::int as total
       from seen_news n join news_source s on s.id = n.source_id
      where n.id in (select a.news_id from news_item_entity a join news_item_entity b on b.news_id = a.news_id and b.entity_id = any($2::int[])
                      where a.entity_id = any($1::int[])
                        and a.published_at >= $3::date::timestamp at time zone 'Europe/Moscow'
                        and a.published_at < ($4::date + 1)::timestamp at time zone 'Europe/Moscow')
      order by n.published_at desc, n.id desc limit 100`,
    [one, other, from, to],
  );
}
