import type { RequestContext } from '#platform/server/context.ts';
import { readSums } from '#statistics/series/trend-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import { fiveYears } from '../../domain/population/fertility.ts';
import { joinedYears, migrationOf } from '../../domain/population/migration.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Residents, births, deaths and migration of a place by year; a district's are the sums of its subjects. */
export async function readPeople(yugoId: number, { db, clock, locale }: RequestContext) {
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
