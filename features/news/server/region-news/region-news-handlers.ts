import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { regionNewsContract } from '../../contract/region-news-calls.ts';
import { feedFilter, feedOrder } from '../../domain/feed/feed-filter.ts';
import { rangeStart } from '../../domain/feed/search-ranges.ts';
import { companyCheckUrl } from '../entities/company-check.ts';
import { listPlaceNames } from '../entities/entity-queries.ts';
import { newsItemOf } from '../feed/news-columns.ts';
import { listPlacesWithin } from '../feed/ranking-filter.ts';
import { resolveTags } from '../feed/resolve-tags.ts';
import { readFeedPage } from '../feed/read-feed-page.ts';
import { findPlaceLanguage, getPlace } from './place-queries.ts';
import { listItems, listLeads } from './range-queries.ts';
import { listKnownDays } from '../day/known-days.ts';
import { listPlaceCities, listPlaceDays, listPlaceObjects } from './stat-queries.ts';

const maxObjects = 10;
const maxCities = 12;

/** Handlers of the calls about the news of places. */
export const regionNewsRoutes: Routes<typeof regionNewsContract> = {
  'regiondossier/getNewsByYugoId': (input, context) => readRegionFeed(input, context),
  'news/GetNewsByYugoId': readRegionFeed,

  async 'news/GetNewsByYugoList'({ yugoIds, ...input }, context) {
    const known = await listPlaceNames(context.db, yugoIds, context.locale);
    const missing = yugoIds.find((id) => known.every(({ yugoId }) => yugoId !== id));
    if (missing !== undefined) throw new AppError('region_not_found', { yugoId: missing });
    return readPlacesFeed(yugoIds, input, context);
  },

  async 'regiondossier/findNewsByStoryIdRange'({ rubricId, storyId, excludeNewsId, isMain, count }, context) {
    const { db, clock, locale } = context;
    const wanted = {
      rubricId,
      storyIds: storyId,
      without: excludeNewsId ?? null,
      clock: clock.news,
      most: count,
    };
    const rows = await (isMain ? listLeads(db, wanted) : listItems(db, wanted));
    return rows.map((row) => newsItemOf(row, locale, null));
  },

  async 'regiondossier/getNewsStat'(input, context) {
    const { db, clock, locale, config } = context;
    const place = await getPlace(db, input, locale);
    const to = dayAt(clock.news);
    const from = dayAt(rangeStart('month', clock.news));
    const yugoIds = await listPlacesWithin(db, [place.yugoId]);
    const span = { yugoIds, from: rangeStart('month', clock.news), clock: clock.news };
    const rows = await listPlaceDays(db, span);
    const known = await listKnownDays(db, span);
    const byDay = new Map(rows.map(({ outlets: _outlets, day, ...counts }) => [day, counts]));
    const { headlines, ...tone } = byDay.get(null) ?? nothing;
    const objects = await listPlaceObjects(db, span, maxObjects, locale);
    return {
      place,
      from,
      to,
      headlines,
      outlets: rows.find(({ day }) => day === null)?.outlets ?? 0,
      tone,
      days: listDays(from, to).map((day) => ({
        day,
        isKnown: known.has(day),
        ...(byDay.get(day) ?? nothing),
      })),
      objects: objects.map(({ facts, ...object }) => ({
        ...object,
        checkUrl: companyCheckUrl({ ...object, facts }, config.COMPANY_CHECK_URL),
      })),
      cities: place.kind === 'city' ? [] : await listPlaceCities(db, span, maxCities, locale),
    };
  },
};

const nothing = { headlines: 0, negative: 0, neutral: 0, positive: 0 };

type FeedInput = Input<typeof regionNewsContract, 'news/GetNewsByYugoId'>;
type PlacesInput = Omit<FeedInput, 'region' | 'city' | 'district' | 'yugoId' | 'isCity' | 'isFederal'>;

async function readRegionFeed(input: FeedInput, context: RequestContext) {
  const { yugoId } = await getPlace(context.db, input, context.locale);
  return readPlacesFeed([yugoId], input, context);
}

async function readPlacesFeed(places: readonly number[], input: PlacesInput, context: RequestContext) {
  const { pageIndex, pageSize, requestId, tags, rubricId, rubrics, text, inTitle, articles, hot } = input;
  const within = await listPlacesWithin(context.db, places);
  const asked = await resolveTags(context.db, tags, context.clock.news);
  const filter = feedFilter({
    rubricId,
    rubrics,
    text: [text, ...asked.words].join(' '),
    objects: asked.objects,
    inTitle,
    articles,
    hot,
    yugoIds: places,
    order: feedOrder(input.orderBy),
    groupByStories: input.groupByStories,
    language: await findPlaceLanguage(context.db, within, context.locale, context.clock.news),
  });
  return readFeedPage(context, { filter, index: pageIndex - 1, size: pageSize, requestId, tags });
}
