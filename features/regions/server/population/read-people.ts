import type { RequestContext } from '#platform/server/context.ts';
import { readTrends, readParts, type Trend as FactTrend } from '#facts/series/trend-queries.ts';
import type { Figure } from '#facts/shapes/figure.ts';
import { migrationOf } from '../../domain/population/migration.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Residents, births, deaths and migration of a place by year; a district's are the sums of its subjects. */
export async function readPeople(yugoId: number, { db, clock, locale }: RequestContext) {
  const place = await getPlace(yugoId, { db, locale });
  const members = await listMembers(db, yugoId);
  const [trends, births, deaths] = await Promise.all([
    readTrends(db, ['population_average'], members, clock.day),
    readParts(db, 'births_by_age', members, clock.day),
    readParts(db, 'deaths_by_age', members, clock.day),
  ]);
  const born = sumYears(
    births.filter(({ dims }) => /age=\d+-\d+|age=\d+\+/.test(dims)),
    members.length,
  );
  const died = sumYears(deaths, members.length);
  const residents = sumYears(
    trends.flatMap(({ yugoId: member, figures }: FactTrend) =>
      figures.map((figure) => ({ ...figure, yugoId: member })),
    ),
    members.length,
  );
  const counted = residents.length > 0 ? residents : await sumOfAges(yugoId, members, { db, clock });
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
  };
}

/** Residents by the sum over sex and age, where no total is published: the country. */
async function sumOfAges(
  _yugoId: number,
  members: readonly number[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<Figure[]> {
  return sumYears(await readParts(db, 'population_by_age', members, clock.day), members.length);
}

/** The sum of everything of one year, only for years that all of the places have. */
function sumYears(parts: readonly (Figure & { yugoId: number })[], places: number): Figure[] {
  const years = new Map<string, Figure & { havers: Set<number> }>();
  for (const { yugoId, ...part } of parts) {
    const year = years.get(part.day) ?? { ...part, value: 0, havers: new Set<number>() };
    year.value += part.value;
    year.sample ||= part.sample;
    year.havers.add(yugoId);
    years.set(part.day, year);
  }
  return [...years.values()]
    .filter(({ havers }) => havers.size === places)
    .map(({ havers: _havers, ...year }) => ({ ...year, value: Math.round(year.value) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
