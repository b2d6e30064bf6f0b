import type { RequestContext } from '#platform/server/context.ts';
import { readTrends, readSeries } from '#facts/series/trend-queries.ts';
import { readPyramids } from '#facts/series/pyramid-queries.ts';
import { readSource } from '#facts/sources/source-queries.ts';
import { getPlace } from '../region/get-place.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Pyramids of every known year, life expectancy and children per woman; rates of a district are not made up of its subjects'. */
export async function readPeopleStatistics(yugoId: number, { db, clock, locale }: RequestContext) {
  await getPlace(yugoId, { db, locale });
  const [pyramids, women, men, [fertility]] = await Promise.all([
    readPyramids(db, yugoId, clock.day),
    readSeries(db, { indicator: 'life_expectancy', yugoId, dims: 'sex=female' }, clock.day),
    readSeries(db, { indicator: 'life_expectancy', yugoId, dims: 'sex=male' }, clock.day),
    readTrends(db, ['total_fertility_rate'], [yugoId], clock.day),
  ]);
  return {
    yugoId,
    pyramids: pyramids.map(({ year, men: male, women: female }) => ({ year, men: male, women: female })),
    source: await readSource(db, pyramids.at(-1) ?? null, locale),
    menExpectancy: await makeTrend(men, db, locale),
    womenExpectancy: await makeTrend(women, db, locale),
    childrenPerWoman: await makeTrend(fertility?.figures ?? [], db, locale),
  };
}
