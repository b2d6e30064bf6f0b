import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { FeedPage } from '../../contract/feed/feed-page.ts';
import { isPastEnd, maxPages, newsLeft, readableCount } from '../../domain/feed/reading/feed-limits.ts';
import { allRubrics, childRubrics, findRubric } from '../../domain/feed/rubrics.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { notUnderstood } from '../../domain/search/read-words.ts';
import { newsColumns, newsItemOf, NewsRow } from '../feed/news-columns.ts';
import { listNamedSources } from './found-sql.ts';
import { freezeSearch } from './freeze-search.ts';

/** Which page of which search; `index` counts from 0. */
export interface SearchWanted {
  filter: SearchFilter;
  index: number;
  size: number;
  requestId: string | undefined;
  /** Words the search is narrowed by, for the answer. */
  tags: readonly string[];
}

interface FoundPage {
  requestId: string;
  ranked: number;
  index: number;
  news: NewsRow[];
}

/**
 * A page of a frozen search: of the ranking asked for while it is kept, else of the clock's own, made when first wanted.
 * A reader whose ranking has expired gets the first page of the new one. Null past the end.
 */
export async function readSearch(context: RequestContext, wanted: SearchWanted): Promise<FeedPage | null> {
  const page = await findPage(context, wanted);
  return isPastEnd(page.ranked, { index: page.index, size: wanted.size })
    ? null
    : pageOf(page, wanted, context);
}

async function findPage({ db, clock }: RequestContext, wanted: SearchWanted): Promise<FoundPage> {
  const { filter, size, requestId } = wanted;
  const key = `search ${JSON.stringify(filter)}|${clock.news.toISOString()}|${size}`;
  const asked = { key, size, requestId: requestId ?? null, index: Math.min(wanted.index, maxPages) };
  const kept = await findKept(db, asked, clock.news);
  if (kept) return kept;
  const moment = { clock: clock.news, namedSources: await listNamedSources(db, filter) };
  const fresh = await freezeSearch(db, { key, filter, moment, most: maxPages * size });
  const index = requestId !== undefined && requestId !== fresh ? 0 : asked.index;
  const page = await findKept(db, { ...asked, requestId: fresh, index }, clock.news);
  return page ?? { requestId: fresh, ranked: 0, index, news: [] };
}

const pageSql = `
  with frozen as materialized (
    select request_id, cardinality(news_ids) as ranked, news_ids[$3::int + 1 : $3 + $4::int] as page_ids
      from news_ranking
     where request_id = coalesce($2::text, (select md5($1::text || version::text) from data_version))
       and created_at > now() - interval '1 hour'
  )
  select f.request_id as "requestId", f.ranked, ${newsColumns('$5::timestamptz')}
    from frozen f
    left join lateral unnest(f.page_ids) with ordinality as u (id, place) on true
    left join news_item n on n.id = u.id
    left join news_source s on s.id = n.source_id
   order by u.place`;

const FrameRow = z.object({ requestId: z.string(), ranked: z.int() });

async function findKept(
  db: Db,
  { key, requestId, index, size }: { key: string; requestId: string | null; index: number; size: number },
  clock: Date,
): Promise<FoundPage | null> {
  const rows = await db.query<{ newsId: number | null }>(pageSql, [
    key,
    requestId,
    index * size,
    size,
    clock,
  ]);
  const [first] = rows;
  if (!first) return null;
  const news = rows.filter(({ newsId }) => newsId !== null).map((row) => NewsRow.parse(row));
  return { ...FrameRow.parse(first), index, news };
}

function pageOf(
  { requestId, ranked, index, news }: FoundPage,
  { filter, size, tags, requestId: asked }: SearchWanted,
  { locale }: RequestContext,
): FeedPage {
  const ignored = notUnderstood([filter.words, filter.any, filter.exclude]);
  const rubricId = filter.rubrics.length === 1 ? filter.rubrics[0]! : allRubrics;
  return {
    news: news.map((row) => newsItemOf(row, locale, requestId)),
    event: null,
    popularObject: [],
    topWidgetInfo: null,
    bottomWidgetInfo: null,
    childRubrics: childRubrics(rubricId, locale),
    mainRubric: findRubric(rubricId, locale),
    tags: tags.map((value) => ({ value, active: true })),
    requestId,
    subscriptionId: null,
    isRubricSubscribed: false,
    userNewsLeft: newsLeft(ranked, { index, size }),
    newsTotalCount: readableCount(ranked, size),
    ...(ignored.length > 0 && { notUnderstood: ignored }),
    hasStartedAnew: asked !== undefined && asked !== requestId,
  };
}
