import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { feedContract } from '../../contract/feed/feed-calls.ts';
import { newsColumns, newsItemOf, NewsRow } from './news-columns.ts';

type Answer = HandlerOutput<typeof feedContract, 'news/GetStoriesByNewsId'>;

/** The story of an item, original by original; an item the engine has not read is a story of itself. */
export async function readStoryOfNews(
  { newsId, pageIndex, pageSize }: Input<typeof feedContract, 'news/GetStoriesByNewsId'>,
  { db, clock, locale }: RequestContext,
): Promise<Answer> {
  const page = { skip: (pageIndex - 1) * pageSize, most: pageSize };
  const rows = await listStoryPage(db, newsId, clock.news, page);
  const [first] = rows;
  if (!first && pageIndex > 1) return null;
  if (!first) throw new AppError('news_not_found', { newsId });
  const originals = Map.groupBy(rows, ({ originalId }) => originalId);
  const news = [...originals.values()].map((each) => {
    const [original, ...reprints] = each.map((row) => newsItemOf(row, locale, null));
    return { ...original!, reprints };
  });
  return { story: news[0]!.story, news, newsTotalCount: first.total };
}

const StoryRow = NewsRow.extend({ originalId: z.int(), total: z.int() });

/** A page of originals, each before its reprints; one whose original is of another story stands for itself. */
function listStoryPage(
  db: Db,
  newsId: number,
  clock: Date,
  { skip, most }: { skip: number; most: number },
): Promise<z.output<typeof StoryRow>[]> {
  return db.rows(
    StoryRow,
    `with asked as materialized (
       select id, story_id from seen_news where id = $1 and published_at <= $2
     ), member as materialized (
       select n.id, n.published_at, n.reprint_of
         from asked a join seen_news n on n.story_id = a.story_id and n.published_at <= $2
        union all
       select n.id, n.published_at, null from asked a join seen_news n on n.id = a.id where a.story_id is null
     ), placed as (
       select m.id, coalesce(o.id, m.id) as original_id
         from member m left join member o on o.id = m.reprint_of
     ), original as (
       select m.id, m.published_at, count(*) over () as total
         from member m join placed p on p.id = m.id and p.original_id = m.id
        order by m.published_at desc, m.id desc offset $3::bigint limit $4::int
     )
     select ${newsColumns('$2::timestamptz')}, o.id as "originalId", o.total
       from original o
       join placed p on p.original_id = o.id
       join news_item n on n.id = p.id
       join news_source s on s.id = n.source_id
      order by o.published_at desc, o.id desc, n.id <> o.id, n.published_at, n.id`,
    [newsId, clock, skip, most],
  );
}
