import type { PlaceStart } from './place-start.ts';
import { isSamePath } from './move-knot.ts';
import type { PathName, PopulationParams } from './population-params.ts';
import type { PopulationEdition } from './population-editions.ts';
import type { PopulationRun } from './run-population.ts';

/** Groups of assumptions as a screen shows them: several paths that are moved as one. */
export const assumptions = {
  births: ['tfr'],
  deaths: ['e0Female', 'e0Male'],
  migration: ['netMigration'],
  retirement: ['retirementAgeMale', 'retirementAgeFemale'],
} as const satisfies Record<string, readonly PathName[]>;
export type Assumption = keyof typeof assumptions;
export const assumptionNames = Object.keys(assumptions) as Assumption[];

/** One line of what a variant changes. Unit: people, or as the name says. */
export interface IndicatorRow {
  name: (typeof shownIndicators)[number];
  base: number | null;
  reference: number | null;
  own: number | null;
}

const shownIndicators = [
  'total',
  'belowWorkingAge',
  'workingAge',
  'aboveWorkingAge',
  'ages7to17',
  'ages80up',
  'ages85up',
  'ages100up',
  'totalRatio',
  'medianAge',
] as const;

/** The figures of one year beside the reference's and those of the base year. */
export function indicatorRows(own: PopulationRun, reference: PopulationRun, index: number): IndicatorRow[] {
  return shownIndicators.map((name) => ({
    name,
    base: reference.indicators[0]?.[name] ?? null,
    reference: reference.indicators[index]?.[name] ?? null,
    own: own.indicators[index]?.[name] ?? null,
  }));
}

/** What a difference is taken apart of. */
interface Moved {
  start: PlaceStart;
  own: PopulationParams;
  reference: PopulationParams;
  edition: PopulationEdition;
}

/** What each assumption alone adds to the residents of a year, and what they add together beyond that. Unit: people. */
export function contributionsOf(
  { start, own, reference, edition }: Moved,
  index: number,
): { name: 'births' | 'deaths' | 'migration' | 'together'; value: number }[] {
  const at = (params: PopulationParams) => edition.runPopulation(start, params).projection.total[index] ?? 0;
  const ground = { ...reference, horizonYears: own.horizonYears };
  const base = at(ground);
  const alone = (['births', 'deaths', 'migration'] as const).map((name) => {
    const moved = { ...ground, ...(name === 'births' && { meanAgeShift: own.meanAgeShift }) };
    for (const path of assumptions[name]) moved[path] = own[path];
    return { name, value: at(moved) - base };
  });
  const rest = at(own) - base - alone.reduce((sum, { value }) => sum + value, 0);
  return [...alone, { name: 'together', value: rest }];
}

/** One year's account: what the residents changed by, and of what. Unit: people. */
export interface YearAccount {
  year: number;
  births: number;
  deaths: number;
  migration: number;
  change: number;
}

/** To how many people figures of a place are rounded. */
export const roundedTo = (people: number): number => (people < 1_000_000 ? 10 : 100);

/** Births less deaths and with migration are the change of each year; rounded to `step` so that the row adds up as it is shown. */
export function accountsOf({ projection }: PopulationRun, step: number): YearAccount[] {
  const { years } = projection;
  const rounded = (values: readonly number[], i: number): number => Math.round(values[i]! / step) * step;
  return projection.births.map((_, i) => {
    const births = rounded(projection.births, i);
    const deaths = rounded(projection.deaths, i);
    const migration = rounded(projection.netMigration, i);
    return { year: years[i]!, births, deaths, migration, change: births - deaths + migration };
  });
}

/** People by five-year ages, the last group 100 and over, as pyramids are drawn. */
export function pyramidOf({ projection }: PopulationRun, index: number): { men: number[]; women: number[] } {
  const people = projection.people[index]!;
  const groups = (ages: Float64Array): number[] => {
    const sums = Array.from({ length: 21 }, () => 0);
    for (const [age, count] of ages.entries()) if (age < 105) sums[Math.floor(age / 5)]! += count;
    return sums;
  };
  return { men: groups(people.male), women: groups(people.female) };
}

/** Whether a path of an assumption differs from the reference. */
export function isMoved(name: Assumption, own: PopulationParams, reference: PopulationParams): boolean {
  const paths: readonly PathName[] = assumptions[name];
  const isAgeMoved = name === 'births' && own.meanAgeShift !== 0;
  return isAgeMoved || paths.some((path) => !isSamePath(own[path], reference[path]));
}
