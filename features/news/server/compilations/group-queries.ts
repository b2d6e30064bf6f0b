import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { newsColumns, NewsRow } from '../feed/news-columns.ts';
import type { Hits } from './compilation-hits.ts';

const GroupRow = z.object({
  ids: z.array(z.coerce.number<number>().int()),
  items: z.int(),
  note: z.string(),
  stories: z.int(),
  total: z.int(),
  latestAt: z.date(),
});

/** One story of a compilation, or one item. `ids` begins with what stands for it; at most four. */
export type GroupRow = z.output<typeof GroupRow>;

/** How a page is cut. */
export interface GroupsWanted {
  byStory: boolean;
  byHand: boolean;
  skip: number;
  most: number;
}

/** A page of a compilation: by hand in its order, by rule day by day (Moscow), the story with most items first. */
export function listGroups(
  db: Db,
  hits: Hits,
  { byStory, byHand, skip, most }: GroupsWanted,
): Promise<GroupRow[]> {
  const at = hits.values.length;
  const order = byHand
    ? 'place, latest desc'
    : `(latest at time zone 'Europe/Moscow')::date desc, items desc, latest desc`;
  return db.rows(
    GroupRow,
    `with hits as materialized (${hits.sql}),
          groups as (
            select case when $${at + 1}::boolean then coalesce(h.story_id, -h.id) else -h.id end as story,
                   count(*)::int as items, max(h.published_at) as latest, min(h.place)::int as place,
                   coalesce(min(h.note) filter (where h.note <> ''), '') as note,
                   (array_agg(h.id order by h.place, h.published_at desc, h.id desc))[1:4]::text[] as ids
              from hits h group by 1)
     select ids, items, note, (count(*) over ())::int as stories, (sum(items) over ())::int as total, max(latest) over () as "latestAt"
       from groups order by ${order}, ids[1] desc offset $${at + 2}::int limit $${at + 3}::int`,
    [...hits.values, byStory, skip, most],
  );
}

const CountRow = z.object({ news: z.int(), stories: z.int(), latestAt: z.date().nullable() });

/** How much a compilation holds for the clock. */
export async function countHits(db: Db, { sql, values }: Hits): Promise<z.output<typeof CountRow>> {
  const [row] = await db.rows(
    CountRow,
    `select count(*)::int as news, (count(distinct coalesce(h.story_id, -h.id)))::int as stories, max(h.published_at) as "latestAt"
       from (${sql}) as h`,
    values,
  );
  return row!;
}

/** News by their numbers, as the clock sees their stories. */
export async function findNewsByIds(
  db: Db,
  ids: readonly number[],
  clock: Date,
): Promise<Map<number, NewsRow>> {
  const rows = await db.rows(
    NewsRow,
    `select ${newsColumns('$2::timestamptz')}
       from seen_news n join news_source s on s.id = n.source_id
      where n.id = any($1::bigint[])`,
    [ids, clock],
  );
  return new Map(rows.map((row) => [row.newsId, row]));
}
