import type { BySex } from './advance-year.ts';

/** First ages of the groups in the bundled tables: 0, 1-4, then five years each, 85 and over. */
export const groupStarts: readonly number[] = [0, 1, ...Array.from({ length: 17 }, (_, i) => 5 * (i + 1))];

/** One region in one calendar year; entries by age group. Unit: persons (mid-year), events a year. */
export interface YearOfRegion {
  readonly people: BySex<number[]>;
  readonly deaths: BySex<number[]>;
  /** births[i], women[i] — mothers 15-19, 20-24, … 45-49. */
  readonly births: number[];
  readonly women: number[];
}

/** Everybody. */
export function totalPeople({ people }: YearOfRegion): number {
  return sumOf(people.male) + sumOf(people.female);
}

/** Births less deaths of the year. */
export function naturalChange({ births, deaths }: YearOfRegion): number {
  return sumOf(births) - sumOf(deaths.male) - sumOf(deaths.female);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
