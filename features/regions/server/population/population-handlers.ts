import type { Routes, RequestContext } from '#platform/server/context.ts';
import { readSums, readSeries } from '#statistics/series/trend-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import { readPyramids } from '#statistics/series/pyramid-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { populationContract } from '../../contract/population-calls.ts';
import { fiveYears } from '../../domain/population/year-figures.ts';
import { joinedYears, migrationOf } from '../../domain/population/migration.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';
import { readChildrenPerWoman } from './read-children.ts';

/** Handlers of the population tab. */
export const populationRoutes: Routes<typeof populationContract> = {
  'regiondossier/getPeopleStat': ({ yugoId }, context) => readPeople(yugoId, context),
  'regiondossier/getPeopleStatistics': ({ yugoId }, context) => readPeopleStatistics(yugoId, context),
};

/** Residents, births, deaths and migration of a place by year; a district's are the sums of its subjects. */
async function readPeople(yugoId: number, { db, clock, locale }: RequestContext) {
  const place = await getPlace(yugoId, { db, locale });
  const members = await listMembers(db, yugoId);
  // Residents are the sum of the ages: a total revised after the census would contradict the pyramid beside it.
  const sums = await readSums(
    db,
    [
      { indicator: 'population_by_age' },
      { indicator: 'births_by_age', dims: fiveYears },
      { indicator: 'deaths_by_age' },
    ],
    members,
    clock.day,
  );
  const [counted = [], born = [], died = []] = sums.map(wholePeople);
  const moved = migrationOf(counted, born, died);
  const withOrigin = moved.map(({ day, value }) => ({ ...counted.find((year) => year.day === day)!, value }));
  const write = (figures: readonly Figure[]) => makeTrend(figures, db, locale);
  return {
    yugoId,
    name: place.shortName,
    population: await write(counted),
    births: await write(born),
    deaths: await write(died),
    migration: await write(withOrigin),
    joined: joinedYears(yugoId),
    areaKm2: place.areaKm2,
  };
}

/** The tables hold tenths of a person where months were shared out. */
function wholePeople(years: readonly Figure[]): Figure[] {
  return years.map((year) => ({ ...year, value: Math.round(year.value) }));
}

/** Pyramids of every known year, life expectancy, children per woman and the urban share; rates of a district are not made up of its subjects'. */
async function readPeopleStatistics(yugoId: number, { db, clock, locale }: RequestContext) {
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
