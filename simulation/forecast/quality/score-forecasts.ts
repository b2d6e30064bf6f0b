import { startOfLevel } from '#simulation/numeric/series-breaks.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { ConformalSettings } from '#simulation/forecast/bands/conformal-quantiles.ts';
import { pinballScore } from './interval-score.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { bandsAtOrigin, placeOf } from '#simulation/forecast/bands/past-forecasts.ts';
import type { PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';

/** How the week before the origin compared with the one before it: known when the forecast was made. */
export type Phase = 'rising' | 'stable' | 'falling';

/** One scored forecast beside the baseline's. Scores in persons, `log…` on ln(x + 1). */
export interface ScoredForecast {
  readonly region: number;
  readonly origin: number;
  readonly horizonWeeks: number;
  readonly phase: Phase;
  readonly observed: number;
  readonly point: number;
  readonly median: number;
  readonly low95: number;
  readonly high95: number;
  readonly model: ForecastScore;
  readonly baseline: ForecastScore;
}

/** What one quantile forecast scored. */
export interface ForecastScore {
  readonly wis: number;
  readonly logWis: number;
  /** Of the point forecast (the baseline's point is the last week). */
  readonly absError: number;
  readonly in50: boolean;
  readonly in95: boolean;
}

/**
 * Scores model and baseline at every origin after the warm-up whose target week has happened.
 *
 * @param past           frozen forecasts.
 * @param series         the same regions' series, for the baseline and the phase as known at the origin.
 * @param warmupOrigins  origins that only feed the bands.
 *
 * Source: modelling.md 1.3 D, E.
 */
export function scoreForecasts(
  past: PastForecasts,
  series: readonly KnownSeries[],
  warmupOrigins: number,
  settings: ConformalSettings,
): ScoredForecast[] {
  const scored: ScoredForecast[] = [];
  for (let k = warmupOrigins; k < past.origins.length; k++) {
    const bands = bandsAtOrigin(past, k, hubLevels, settings);
    const origin = past.origins[k] as number;
    series.forEach((known, region) => {
      const daily = known.at(origin).subarray(startOfLevel(known.breakDays, origin), origin);
      scored.push(...scoreRegion(past, bands, k, region, daily));
    });
  }
  return scored;
}

function scoreRegion(
  past: PastForecasts,
  bands: Float64Array,
  k: number,
  region: number,
  daily: Float64Array,
) {
  const origin = past.origins[k] as number;
  const weekly = weeklySums(daily);
  if (weekly.length < 2) return [];
  const baseline = baselineQuantiles(weekly, hubLevels, past.horizonWeeks);
  const phase = phaseOf(weekly);
  const scored: ScoredForecast[] = [];
  for (let h = 0; h < past.horizonWeeks; h++) {
    const place = placeOf(past, h, k, region);
    const observed = past.observed[place] as number;
    const point = past.points[place] as number;
    const from = (h * past.regions + region) * hubLevels.length;
    const quantiles = bands.subarray(from, from + hubLevels.length);
    if (Number.isNaN(observed) || Number.isNaN(quantiles[0])) continue;
    scored.push({
      region,
      origin,
      horizonWeeks: h + 1,
      phase,
      observed,
      point,
      median: quantiles[11] as number,
      low95: quantiles[1] as number,
      high95: quantiles[21] as number,
      model: scoreQuantiles(quantiles, point, observed),
      baseline: scoreQuantiles(baseline[h] as number[], weekly[weekly.length - 1] as number, observed),
    });
  }
  return scored;
}

/** Score of one quantile forecast at the 23 hub levels; bands of 50 and 95 % count their ends as inside. */
export function scoreQuantiles(quantiles: ArrayLike<number>, point: number, observed: number): ForecastScore {
  const logs = Float64Array.from(quantiles, (value) => Math.log(value + 1));
  const at = (i: number) => quantiles[i] as number;
  return {
    wis: pinballScore(hubLevels, quantiles, observed),
    logWis: pinballScore(hubLevels, logs, Math.log(observed + 1)),
    absError: Math.abs(observed - point),
    in50: observed >= at(6) && observed <= at(16),
    in95: observed >= at(1) && observed <= at(21),
  };
}

/** The phase of a weekly series at its end; a week after an empty one is rising when it has anybody. */
export function phaseOf(weekly: ArrayLike<number>): Phase {
  const last = weekly[weekly.length - 1] ?? 0;
  const before = weekly[weekly.length - 2] ?? 0;
  if (last > 1.2 * before) return 'rising';
  return last < 0.8 * before ? 'falling' : 'stable';
}
