import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import { isBrokenUntil } from '#simulation/numeric/series-breaks.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import type { PastForecasts } from './past-forecasts.ts';

/** Weekly point forecasts with `count` days known, one entry a region; null where there is too little data. */
export type PointForecaster = (count: number) => readonly (ArrayLike<number> | null)[];

/**
 * Origins from the first on, a step apart.
 *
 * @param lastKnown  days that must be known after the last origin (a backtest: the whole horizon inside the data).
 */
export function listOrigins(first: number, lastKnown: number, stepDays = 7): number[] {
  requireWhole('firstOrigin', first, 1);
  requireFinite('lastKnown', lastKnown);
  requireWhole('stepDays', stepDays, 1, 366);
  const origins: number[] = [];
  for (let origin = first; origin <= lastKnown; origin += stepDays) origins.push(origin);
  return origins;
}

/** Shape of a roll and, where they are known, the residents of each region (no band exceeds them). */
export interface RollOptions {
  readonly horizonWeeks?: number;
  readonly stepDays?: number;
  readonly residents?: readonly (number | null)[];
  /** Origins with fewer days known make no errors. */
  readonly firstErrorDays?: number;
}

/**
 * Makes every point forecast anew at every origin, from the days known then, and freezes it beside what was published.
 *
 * @param series   what is forecast, one entry a region.
 * @param origins  days passed at each origin, ascending.
 * @param point    forecaster that reads nothing after the origin it is given.
 *
 * Source: modelling.md 1.3 E (protocol).
 */
export function rollOrigins(
  series: readonly KnownSeries[],
  origins: readonly number[],
  point: PointForecaster,
  { horizonWeeks = 4, stepDays = 7, residents = [], firstErrorDays = 0 }: RollOptions = {},
): PastForecasts {
  const size = horizonWeeks * origins.length * series.length;
  const points = new Float64Array(size).fill(Number.NaN);
  const observed = new Float64Array(size).fill(Number.NaN);
  origins.forEach((origin, k) => {
    const weekly = point(origin);
    series.forEach((known, region) => {
      for (let h = 0; h < horizonWeeks; h++) {
        const at = (h * origins.length + k) * series.length + region;
        points[at] = weekly[region]?.[h] ?? Number.NaN;
        observed[at] = origin < firstErrorDays ? Number.NaN : publishedWeek(known, origin, origin + 7 * h);
      }
    });
  });
  return {
    regions: series.length,
    origins,
    stepDays,
    horizonWeeks,
    points,
    observed,
    residents: Float64Array.from(series, (_, region) => residents[region] ?? Infinity),
  };
}

/** People published in the seven days from `from`; NaN = missing: not over yet, a correction inside, or behind a break, on another level than what was forecast. */
export function publishedWeek(
  { final, breakDays, correctionDays }: KnownSeries,
  origin: number,
  from: number,
): number {
  if (from + 7 > final.length || isBrokenUntil(breakDays, origin, from + 6)) return Number.NaN;
  if (correctionDays.some((day) => day >= from && day < from + 7)) return Number.NaN;
  let sum = 0;
  for (let i = from; i < from + 7; i++) sum += final[i] as number;
  return sum;
}
