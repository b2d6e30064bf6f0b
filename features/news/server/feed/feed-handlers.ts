import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Routes, RequestContext } from '#platform/server/context.ts';
import type { feedContract } from '../../contract/feed/feed-calls.ts';
import { feedFilter, feedOrder, type FeedFilter } from '../../domain/feed/feed-filter.ts';
import { maxPages } from '../../domain/feed/reading/feed-limits.ts';
import { placeOfFilter } from '../../domain/feed/regional-filter.ts';
import { countNewsSince, findFrozenFilter } from './ranking-queries.ts';
import { readBasisEvents } from './basis-events.ts';
import { readFeedPage } from './read-feed-page.ts';
import { readStoryOfNews } from './story-of-news.ts';
import { resolveTags, type TagsAsked } from './resolve-tags.ts';
import { findSource } from './source-queries.ts';
import { listCompilations } from '../compilations/compilation-queries.ts';

/** How many saved filters stand beside a feed. */
const maxShown = 6;

/** The published compilations that a rule fills, in their order: the saved filters beside the first page of a feed. */
async function listSavedFilters({ db, locale }: Pick<RequestContext, 'db' | 'locale'>) {
  const compilations = await listCompilations(db, locale);
  return compilations
    .flatMap(({ rule, ...compilation }) => (rule === null ? [] : [{ ...compilation, rule }]))
    .slice(0, maxShown)
    .map(({ id, title, description, rule }) => ({
      id,
      title,
      description,
      jsonFilter: JSON.stringify(rule),
      groupByStory: true,
      rubricId: rule.rubrics.length === 1 ? rule.rubrics[0]! : null,
      img: null,
    }));
}

/** Handlers of the calls that give news page by page. */
export const feedRoutes: Routes<typeof feedContract> = {
  async Section({ rubricId, pageSize, pageIndex, requestId, hot, tags, orderBy }, context) {
    const { objects, words } = await resolveTags(context.db, tags, context.clock.news);
    const filter = feedFilter({
      rubricId,
      hot,
      text: words.join(' '),
      objects,
      inTitle: true,
      order: feedOrder(orderBy),
      language: context.locale,
      // The home page is of stories (pages.md, J1, J9): the specification's three parameters say nothing of it.
      groupByStories: true,
    });
    const page = await readFeedPage(context, { filter, index: pageIndex, size: pageSize, requestId, tags });
    if (page === null) return null;
    const event = pageIndex === 0 ? await listSavedFilters(context) : [];
    return { ...page, newsSecondaryData: [], smartEvents: [], event, linkedArticles: [] };
  },

  async 'news/getNewsList'(input, context) {
    const asked = await resolveTags(context.db, input.tags, context.clock.news);
    const filter = feedFilter({ ...narrowing(input, asked), language: context.locale });
    return readFeedPage(context, wantedOf(input, filter));
  },

  async 'news/GetNewsBySourceId'({ sourceId, pageIndex, pageSize, requestId }, context) {
    const source = await findSource(context.db, sourceId);
    if (!source) throw new AppError('not_found', { sourceId });
    const page = await readFeedPage(context, {
      filter: feedFilter({ sourceId, order: 'date' }),
      index: pageIndex - 1,
      size: pageSize,
      requestId,
    });
    return page && { ...page, source };
  },

  'news/GetStoriesByNewsId': readStoryOfNews,

  'news/GetBasisEvents': readBasisEvents,

  async 'news/getLatest'({ requestId }, { db, clock }) {
    const frozen = await findFrozenFilter(db, requestId);
    if (!frozen) return { count: 0, isExpired: true };
    const count = await countNewsSince(db, {
      filter: frozen.filter,
      before: frozen.clockAt,
      clock: clock.news,
      most: maxPages,
    });
    return { count, isExpired: false };
  },
};

type ListInput = Input<typeof feedContract, 'news/getNewsList'>;

function narrowing(input: ListInput, { objects, words }: TagsAsked): Partial<FeedFilter> {
  const { rubricId, rubrics, text, inTitle, articles, hot, orderBy, groupByStories } = input;
  return {
    rubricId,
    rubrics,
    text: [text, ...words].join(' '),
    objects,
    inTitle,
    articles,
    hot,
    yugoId: placeOfFilter(input),
    order: feedOrder(orderBy),
    groupByStories,
  };
}

function wantedOf(
  { pageIndex, pageSize, requestId, tags }: ListInput,
  filter: FeedFilter,
): Parameters<typeof readFeedPage>[1] {
  return { filter, index: pageIndex - 1, size: pageSize, requestId, tags };
}
