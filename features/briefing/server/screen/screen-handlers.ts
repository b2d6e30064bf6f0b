import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { countByPlace, listPlaceStories } from '#features/news/public.server.ts';
import { getPlace } from '#features/regions/public.server.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { screenContract } from '../../contract/screen-calls.ts';
import { eventPages } from '../../domain/event-pages.ts';
import { countPages } from './count-pages.ts';
import { listEventDocuments } from './document-queries.ts';
import { daysBack, eventStoryOf, newsOfPlace } from './place-news.ts';
import { readCovidDays } from './read-covid-days.ts';
import { readMapPoints } from './read-map-points.ts';
import { readWeek } from './read-week.ts';

const newsDays = 7;

/** Handlers of the morning screen. */
export const screenRoutes: Routes<typeof screenContract> = {
  async 'event/getMainInfo'({ yugoId }, context) {
    const place = await getPlace(yugoId, context);
    const week = await readWeek(yugoId, context);
    return {
      yugoId,
      name: place.shortName,
      fullName: place.name,
      kind: place.kind,
      capital: place.capital,
      districtName: place.districtName,
      population: week.own?.population ?? null,
      newsDay: dayAt(context.clock.news),
      day: week.day,
      cases: week.cases,
      deaths: week.deaths,
      per100k7: week.own?.per100k7 ?? null,
      rank: week.own?.rank ?? null,
      ranked: week.ranked,
      counts: await countPages(yugoId, context),
      source: week.list.source,
    };
  },

  'event/getExclusiveList': (input, context) => readDocuments('exclusive', input, context),
  'event/getAnalyticList': (input, context) => readDocuments('analytics', input, context),

  async 'event/getNewsList'({ yugoId, pageIndex, pageSize }, context) {
    await getPlace(yugoId, context);
    const found = await listPlaceStories(context.db, {
      ...(await newsOfPlace(yugoId, context)),
      from: daysBack(context, newsDays),
      until: context.clock.news,
      clock: context.clock.news,
      most: pageSize + 1,
      skip: (pageIndex - 1) * pageSize,
      order: 'day',
    });
    return {
      stories: found.slice(0, pageSize).map((story) => eventStoryOf(story, context.locale)),
      hasMore: found.length > pageSize,
    };
  },

  'event/getCovidList': ({ yugoId }, context) => readCovidDays(yugoId, context),
  'event/getRegionMapEvents': ({ yugoId }, context) => readMapPoints(yugoId, context),

  async 'event/GetList'(_input, context) {
    const counts = await countByPlace(context.db, {
      from: daysBack(context, newsDays),
      clock: context.clock.news,
      words: [],
    });
    const places = await listPlaces(context.db, context.locale);
    return places
      .filter(({ kind }) => kind === 'region')
      .map(({ yugoId, shortName, districtId }) => ({
        yugoId,
        name: shortName,
        districtId,
        itemCount: counts.get(yugoId) ?? 0,
      }));
  },

  async 'event/Get'({ yugoId }, context) {
    const { shortName } = await getPlace(yugoId, context);
    return {
      yugoId,
      name: shortName,
      newsDay: dayAt(context.clock.news),
      pages: [...eventPages],
      counts: await countPages(yugoId, context),
    };
  },
};

async function readDocuments(
  kind: 'exclusive' | 'analytics',
  { yugoId, pageIndex, pageSize }: { yugoId: number; pageIndex: number; pageSize: number },
  context: RequestContext,
) {
  await getPlace(yugoId, context);
  const skip = (pageIndex - 1) * pageSize;
  return listEventDocuments(context, { kind, yugoId, day: context.clock.day, most: pageSize, skip });
}
