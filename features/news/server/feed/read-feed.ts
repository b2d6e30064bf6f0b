import type { RequestContext } from '#platform/server/context.ts';
import type { FeedPage } from '../../contract/feed-page.ts';
import type { FeedFilter } from '../../feed/feed-filter.ts';
import { isPastEnd, mostPages, newsLeft, readableCount } from '../../feed/reading/feed-limits.ts';
import { childRubrics, findRubric } from '../../feed/rubrics.ts';
import { newsItemOf } from './news-columns.ts';
import { findRankedPage, freezeRanking, type RankedPage } from './ranking-queries.ts';

/** Which page of which feed; `index` counts from 0. */
export interface FeedWanted {
  filter: FeedFilter;
  index: number;
  size: number;
  requestId: string | undefined;
  /** Words the feed is narrowed by, for the answer. */
  tags?: readonly string[];
}

/**
 * A page of a frozen ranking: of the one asked for while it is kept, else of the clock's own, made when first wanted.
 * A reader whose ranking has expired gets the first page of the new one. Null past the end.
 */
export async function readFeed(context: RequestContext, wanted: FeedWanted): Promise<FeedPage | null> {
  const { page, index } = await findPage(context, wanted);
  if (isPastEnd(page.ranked, { index, size: wanted.size })) return null;
  return feedPageOf(page, { ...wanted, index }, context);
}

async function findPage(
  { db, clock }: RequestContext,
  { filter, index, size, requestId }: FeedWanted,
): Promise<{ page: RankedPage; index: number }> {
  const key = `${JSON.stringify(filter)}|${clock.news.toISOString()}|${size}`;
  const asked = { requestId: requestId ?? null, key, index: Math.min(index, mostPages), size };
  const kept = await findRankedPage(db, asked);
  if (kept) return { page: kept, index: asked.index };
  const fresh = await freezeRanking(db, { key, filter, clock: clock.news, most: mostPages * size });
  const startsAnew = requestId !== undefined && requestId !== fresh;
  const from = startsAnew ? 0 : asked.index;
  const page = await findRankedPage(db, { ...asked, requestId: fresh, index: from });
  return { page: page ?? { requestId: fresh, ranked: 0, news: [] }, index: from };
}

function feedPageOf(
  { requestId, ranked, news }: RankedPage,
  wanted: FeedWanted,
  { locale }: RequestContext,
): FeedPage {
  const { filter, index, size, tags = [] } = wanted;
  return {
    news: news.map((row) => newsItemOf(row, locale, requestId)),
    event: null,
    popularObject: [],
    topWidgetInfo: null,
    bottomWidgetInfo: null,
    childRubrics: childRubrics(filter.rubricId, locale),
    mainRubric: findRubric(filter.rubricId, locale),
    tags: tags.map((value) => ({ value, active: true })),
    requestId,
    subscriptionId: null,
    isRubricSubscribed: false,
    userNewsLeft: newsLeft(ranked, { index, size }),
    newsTotalCount: readableCount(ranked, size),
    hasStartedAnew: wanted.requestId !== undefined && wanted.requestId !== requestId,
  };
}
