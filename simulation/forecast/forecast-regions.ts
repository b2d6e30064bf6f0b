import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { requireOneOf, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { RegionForecast } from './describe-region.ts';
import { forecastAtOrigins } from './forecast-origins.ts';
import { productSettings } from './forecast-settings.ts';
import type { ForecastSettings } from './forecast-settings.ts';
import { cutSeries } from '#simulation/forecast/series/known-series.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { daysOf, forecastMeasures, requireHistories } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';

/**
 * Fresh forecasts of all regions with bands from their own and each other's past errors.
 *
 * @param count  days known (the origin); the last day unless said otherwise.
 * @param memory  one for both measures of the same histories halves the work.
 * @returns one entry a region in order. `insufficient` with `forecast.days` (21 known since the first report and the
 *          last break, 28 for deaths) or `forecast.silent-days` (no report in the last 7).
 * @throws InputRefusal for histories of unequal length, another measure or an origin outside them.
 *
 * Source: modelling.md 1.0, 1.3.
 */
export function forecastRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  count = daysOf(histories),
  settings: ForecastSettings = productSettings,
  memory: PointMemory = new Map(),
): (RegionForecast | Insufficient)[] {
  requireHistories(histories);
  requireOneOf('measure', measure, forecastMeasures);
  requireWhole('origin', count, 0, daysOf(histories));
  const known = histories.map((history) => ({
    ...history,
    cases: cutSeries(history.cases, count),
    deaths: cutSeries(history.deaths, count),
  }));
  const [only] = forecastAtOrigins(known, measure, [count], settings, memory);
  return [...(only?.forecasts ?? [])];
}

/**
 * The last day for which at least 95 % of the regions reported; later days are drawn hollow.
 *
 * @param knownDays  days reported by each region, at least one region.
 */
export function commonOrigin(knownDays: readonly number[]): number {
  requireSeries('knownDays', knownDays, { minLength: 1 });
  const sorted = Float64Array.from(knownDays).sort();
  return Math.floor(
    quantileOfSorted(sorted, Math.min(0.05, (0.05 * sorted.length) / Math.max(1, sorted.length - 1))),
  );
}
