import type { RequestContext } from '#platform/server/context.ts';
import { readSeries } from '#statistics/series/trend-queries.ts';
import { readPyramids } from '#statistics/series/pyramid-queries.ts';
import { readSource } from '#statistics/sources/source-queries.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';
import { readChildrenPerWoman } from './read-children.ts';

/** Pyramids of every known year, life expectancy, children per woman and the urban share; rates of a district are not made up of its subjects'. */
export async function readPeopleStatistics(yugoId: number, { db, clock, locale }: RequestContext) {
  await getPlace(yugoId, { db, locale });
  const members = await listMembers(db, yugoId);
  const series = (indicator: string, dims = '') => readSeries(db, { indicator, yugoId, dims }, clock.day);
  const [pyramids, women, men, both, children, official, urban] = await Promise.all([
    readPyramids(db, members, clock.day),
    series('life_expectancy', 'sex=female'),
    series('life_expectancy', 'sex=male'),
    series('life_expectancy', 'sex=both'),
    readChildrenPerWoman(db, yugoId, clock.day),
    series('total_fertility_rate'),
    series('urban_share'),
  ]);
  return {
    yugoId,
    pyramids: pyramids.map(({ year, men: male, women: female }) => ({ year, men: male, women: female })),
    source: await readSource(db, pyramids.at(-1) ?? null, locale),
    menExpectancy: await makeTrend(men, db, locale),
    womenExpectancy: await makeTrend(women, db, locale),
    bothExpectancy: await makeTrend(both, db, locale),
    childrenPerWoman: await makeTrend(children, db, locale),
    officialChildren: await makeTrend(official, db, locale),
    urbanShare: await makeTrend(urban, db, locale),
  };
}
