import type { RequestContext } from '#platform/server/context.ts';
import { readSeries, readSums } from '#statistics/series/trend-queries.ts';
import { readPyramids } from '#statistics/series/pyramid-queries.ts';
import { readSource } from '#statistics/sources/source-queries.ts';
import { childrenPerWoman, fiveYears } from '../../domain/population/fertility.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Pyramids of every known year, life expectancy, children per woman and the urban share; rates of a district are not made up of its subjects'. */
export async function readPeopleStatistics(yugoId: number, { db, clock, locale }: RequestContext) {
  await getPlace(yugoId, { db, locale });
  const members = await listMembers(db, yugoId);
  const series = (indicator: string, dims = '') => readSeries(db, { indicator, yugoId, dims }, clock.day);
  const [pyramids, women, men, [rates = []], urban] = await Promise.all([
    readPyramids(db, members, clock.day),
    series('life_expectancy', 'sex=female'),
    series('life_expectancy', 'sex=male'),
    readSums(db, [{ indicator: 'fertility_by_age', dims: fiveYears }], [yugoId], clock.day),
    series('urban_share'),
  ]);
  return {
    yugoId,
    pyramids: pyramids.map(({ year, men: male, women: female }) => ({ year, men: male, women: female })),
    source: await readSource(db, pyramids.at(-1) ?? null, locale),
    menExpectancy: await makeTrend(men, db, locale),
    womenExpectancy: await makeTrend(women, db, locale),
    childrenPerWoman: await makeTrend(
      rates.map((year) => ({ ...year, value: childrenPerWoman(year.value) })),
      db,
      locale,
    ),
    urbanShare: await makeTrend(urban, db, locale),
  };
}
