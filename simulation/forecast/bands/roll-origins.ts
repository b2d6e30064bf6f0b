import { requireWhole } from '#simulation/numeric/refusal.ts';
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
  requireWhole('stepDays', stepDays, 1, 366);
  const origins: number[] = [];
  for (let origin = first; origin <= lastKnown; origin += stepDays) origins.push(origin);
  return origins;
}

/**
 * Makes every point forecast anew at every origin, from the days known then, and freezes it beside what happened.
 *
 * @param series   what is forecast, one entry a region.
 * @param origins  days known at each origin, ascending.
 * @param point    forecaster that reads nothing after the origin it is given.
 *
 * Source: modelling.md 1.3 E (protocol).
 */
export function rollOrigins(
  series: readonly KnownSeries[],
  origins: readonly number[],
  point: PointForecaster,
  { horizonWeeks = 4, stepDays = 7 } = {},
): PastForecasts {
  const size = horizonWeeks * origins.length * series.length;
  const points = new Float64Array(size).fill(Number.NaN);
  const observed = new Float64Array(size).fill(Number.NaN);
  origins.forEach((origin, k) => {
    const weekly = point(origin);
    series.forEach(({ final, breakDays }, region) => {
      for (let h = 0; h < horizonWeeks; h++) {
        const at = (h * origins.length + k) * series.length + region;
        points[at] = weekly[region]?.[h] ?? Number.NaN;
        // A target behind a break is on another level than what was forecast: it says nothing about the forecaster.
        if (!isBrokenUntil(breakDays, origin, origin + 7 * h + 6))
          observed[at] = weekAfter(final, origin + 7 * h);
      }
    });
  });
  return { regions: series.length, origins, stepDays, horizonWeeks, points, observed };
}

function weekAfter(daily: Float64Array, from: number): number {
  if (from + 7 > daily.length) return Number.NaN;
  let sum = 0;
  for (let i = from; i < from + 7; i++) sum += daily[i] ?? 0;
  return sum;
}
