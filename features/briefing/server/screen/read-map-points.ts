import type { RequestContext } from '#platform/server/context.ts';
import { countByPlace, findPlaceLanguage, listStoriesByPlace } from '#features/news/public.server.ts';
import { getPlace } from '#features/regions/public.server.ts';
import { listPointsWithin } from '#statistics/places/point-queries.ts';
import { daysBack, eventStoryOf } from './place-news.ts';

const newsDays = 7;
const storiesOfPoint = 3;

/** Places within a place that were written of in the last seven days, most written of first, with their main stories. */
export async function readMapPoints(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const span = { from: daysBack(context, newsDays), clock: clock.news };
  const counts = await countByPlace(db, { ...span, words: [] });
  const points = (await listPointsWithin(db, yugoId, locale)).filter((point) => counts.has(point.yugoId));
  const yugoIds = points.map((point) => point.yugoId);
  const language = await findPlaceLanguage(db, yugoIds, locale, clock.news);
  const stories = await listStoriesByPlace(db, { ...span, yugoIds, language, most: storiesOfPoint });
  return points
    .map(({ yugoId: id, ...point }) => ({
      yugoId: id,
      ...point,
      itemCount: counts.get(id) ?? 0,
      stories: (stories.get(id) ?? []).map((story) => eventStoryOf(story, locale)),
    }))
    .sort((a, b) => b.itemCount - a.itemCount || a.yugoId - b.yugoId);
}
