import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import { readSums } from '#statistics/series/trend-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import { readSource } from '#statistics/source-queries.ts';

const dimsOf = (variant: string) => `variant=${variant};sex=both`;

/** The UN's medium variant of the country's residents with its 80 %; of the newest revision known on the day, null where none is. */
export async function readUnitedNations({ db, clock, locale }: RequestContext, from: number, to: number) {
  const wanted = ['medium', 'pi80_lower', 'pi80_upper'].map((variant) => ({
    indicator: 'wpp_population',
    dims: dimsOf(variant),
  }));
  const courses = await readCourses(db, wanted, [federalYugoId], clock.day);
  const valuesOf = (variant: string) =>
    new Map(
      (courses.find(({ dims }) => dims === dimsOf(variant))?.figures ?? []).map(({ day, value }) => [
        day,
        value,
      ]),
    );
  const newest = courses.find(({ dims }) => dims === dimsOf('medium'))?.figures ?? [];
  const medium = newest.length > 0 ? newest : await readOlder(db, clock.day);
  const shown = medium.filter(({ day }) => Number(day.slice(0, 4)) >= from && Number(day.slice(0, 4)) <= to);
  const last = shown.at(-1);
  const source = await readSource(db, last ?? null, locale);
  if (source === null) return null;
  const [low, high] = [valuesOf('pi80_lower'), valuesOf('pi80_upper')];
  return {
    years: shown.map(({ day }) => Number(day.slice(0, 4))),
    total: shown.map(({ value }) => value),
    low: shown.map(({ day }) => low.get(day) ?? null),
    high: shown.map(({ day }) => high.get(day) ?? null),
    source,
  };
}

/** The revision of 2019 has people by age alone, every five years. */
async function readOlder(db: RequestContext['db'], asOf: string): Promise<Figure[]> {
  const people = { indicator: 'wpp_population_by_age', dims: 'variant=(estimate|medium);sex=(male|female)' };
  const [years = []] = await readSums(db, [people], [federalYugoId], asOf);
  return years;
}
