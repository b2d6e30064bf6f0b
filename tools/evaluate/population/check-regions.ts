import { projectPopulation } from '#simulation/population/project-population.ts';
import { knownThen } from '#simulation/population/known-then.ts';
import { totalPeople } from '#simulation/population/year-of-region.ts';
import type { YearOfRegion } from '#simulation/population/year-of-region.ts';
import type { Demography } from '#tools/evaluate/population/read-demography.ts';

/** One region's projected total beside what came and beside two rules of thumb. Unit: persons. */
export interface RegionError {
  readonly iso: string;
  readonly observed: number;
  readonly projected: number;
  /** As many as in the base year. */
  readonly stays: number;
  /** Growing by the same share a year as in the five years before the base year. */
  readonly growsOn: number;
}

/** Regions whose borders moved between 2005 and 2022 (Moscow took land with a quarter of a million people in July 2012). */
export const movedBorders: ReadonlySet<string> = new Set(['RU-MOW', 'RU-MOS']);

/** Projects every region with five years of history from `baseYear` and compares with `targetYear`. */
export function checkRegions(demography: Demography, baseYear: number, targetYear: number): RegionError[] {
  return [...demography].flatMap(([iso, years]) => {
    const target = years.get(targetYear);
    const known = knownThen(years, baseYear, targetYear - baseYear);
    if (!target || !known) return [];
    const stays = totalPeople(years.get(baseYear) as YearOfRegion);
    const before = totalPeople(years.get(baseYear - 5) as YearOfRegion);
    return {
      iso,
      observed: totalPeople(target),
      projected: projectPopulation(known.base, known.parameters).total.at(-1) ?? Number.NaN,
      stays,
      growsOn: stays * (stays / before) ** ((targetYear - baseYear) / 5),
    };
  });
}

/** Errors over regions, in per cent of what came. */
export interface ErrorSummary {
  readonly n: number;
  readonly mape: number;
  readonly median: number;
  /** Of the sum of all regions, with its sign. */
  readonly sum: number;
  /** Regions inside 2 %. Unit: share. */
  readonly within2: number;
  readonly worst: RegionError | undefined;
  readonly mapeStays: number;
  readonly mapeGrowsOn: number;
}

/** Error of a projected total, in per cent of what came. */
export function percentError({ projected, observed }: Pick<RegionError, 'projected' | 'observed'>): number {
  return (100 * (projected - observed)) / observed;
}

/** Summarises regions; the mean counts every region alike whatever its size. */
export function summariseErrors(errors: readonly RegionError[]): ErrorSummary {
  const mean = (value: (error: RegionError) => number) =>
    errors.reduce((sum, error) => sum + value(error), 0) / errors.length;
  const absolute = (error: RegionError) => Math.abs(percentError(error));
  const sorted = errors.toSorted((a, b) => absolute(a) - absolute(b));
  const sums = { projected: mean(({ projected }) => projected), observed: mean(({ observed }) => observed) };
  const middle = sorted[Math.floor(sorted.length / 2)];
  return {
    n: errors.length,
    mape: mean(absolute),
    median: middle ? absolute(middle) : Number.NaN,
    sum: percentError(sums),
    within2: mean((error) => Number(absolute(error) <= 2)),
    worst: sorted.at(-1),
    mapeStays: mean((error) => absolute({ ...error, projected: error.stays })),
    mapeGrowsOn: mean((error) => absolute({ ...error, projected: error.growsOn })),
  };
}
