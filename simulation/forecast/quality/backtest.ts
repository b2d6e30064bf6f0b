import { requireOneOf } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import type { PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';
import { pointsOfRegions } from '#simulation/forecast/point/points-of-regions.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { forecastMeasures, requireHistories } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { listOrigins, rollOrigins } from '#simulation/forecast/bands/roll-origins.ts';
import { scoreForecasts } from './score-forecasts.ts';
import type { ScoredForecast } from './score-forecasts.ts';

/** A rolling-origin backtest: the frozen forecasts and their scores. */
export interface Backtest {
  readonly status: 'ok';
  readonly past: PastForecasts;
  readonly scored: readonly ScoredForecast[];
}

/**
 * Forecasts every region anew at every origin from what was known then, and scores it against what happened.
 *
 * @param firstOrigin  days known at the first origin, ≥ 98 in the product.
 * @returns `insufficient` (`backtest.origins`) when no origin is left after the warm-up.
 * @throws InputRefusal for histories of unequal length.
 *
 * Source: modelling.md 1.3 E.
 */
export function backtestRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  firstOrigin: number,
  settings: ForecastSettings = productSettings,
): Backtest | Insufficient {
  requireHistories(histories);
  requireOneOf('measure', measure, forecastMeasures);
  const { horizonWeeks, stepDays, warmupOrigins } = settings;
  const series = histories.map((history) => history[measure]);
  const days = Math.max(0, ...series.map(({ final }) => final.length));
  const origins = listOrigins(firstOrigin, days - 7 * horizonWeeks, stepDays);
  if (origins.length <= warmupOrigins)
    return {
      status: 'insufficient',
      reason: 'backtest.origins',
      needed: warmupOrigins + 1,
      got: origins.length,
    };
  const past = rollOrigins(series, origins, weeklyPoints(histories, measure, settings), {
    horizonWeeks,
    stepDays,
    residents: histories.map(({ population = null }) => population),
  });
  return { status: 'ok', past, scored: scoreForecasts(past, series, warmupOrigins, settings.bands[measure]) };
}

/** The point forecaster of all regions in the form that `rollOrigins` asks for. */
export function weeklyPoints(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  settings: ForecastSettings,
  memory?: PointMemory,
): (count: number) => (Float64Array | null)[] {
  return (count) =>
    pointsOfRegions(histories, measure, count, settings, memory).map((point) => point?.weekly ?? null);
}
