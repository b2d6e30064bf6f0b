import { requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { RollingBaseline } from '#simulation/forecast/bands/rolling-baseline.ts';
import type { ConformalSettings } from '#simulation/forecast/bands/conformal-quantiles.ts';
import { pinballScore } from './interval-score.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { bandMaker, placeOf } from '#simulation/forecast/bands/past-forecasts.ts';
import type { BandMaker, PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';

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
  readonly in80: boolean;
  readonly in95: boolean;
  /** Of the 23 quantiles, how many lie below what came, and how many not above it. */
  readonly below: number;
  readonly upTo: number;
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
  const bandsAt = bandMaker(past, hubLevels, settings);
  eachForecast(past, series, warmupOrigins, bandsAt, (forecast) => scored.push(scoreOne(forecast)));
  return scored;
}

/** A forecast beside what happened and beside the baseline's. */
interface Forecast {
  readonly region: number;
  readonly origin: number;
  readonly h: number;
  readonly observed: number;
  readonly point: number;
  readonly quantiles: Float64Array;
  readonly stays: readonly number[];
  readonly weekly: readonly number[];
}

function eachForecast(
  past: PastForecasts,
  series: readonly KnownSeries[],
  firstOrigin: number,
  bandsAt: BandMaker,
  visit: (forecast: Forecast) => void,
): void {
  requireWhole('firstOrigin', firstOrigin, 0);
  const baselines = series.map(({ final }) => new RollingBaseline(final));
  for (let k = firstOrigin; k < past.origins.length; k++) {
    const bands = bandsAt(k);
    series.forEach((known, region) => {
      const baseline = baselines[region] as RollingBaseline;
      visitRegion(past, bands, k, region, known, baseline, visit);
    });
  }
}

function visitRegion(
  past: PastForecasts,
  bands: Float64Array,
  k: number,
  region: number,
  known: KnownSeries,
  rolling: RollingBaseline,
  visit: (forecast: Forecast) => void,
): void {
  const origin = past.origins[k] as number;
  const from = Math.max(0, Math.min(origin, known.levelStart(origin)));
  const weekly = rolling.weeklyTo(from, origin);
  if (weekly.length < 2) return;
  const baseline = rolling.quantiles(hubLevels, past.horizonWeeks);
  for (let h = 0; h < past.horizonWeeks; h++) {
    const place = placeOf(past, h, k, region);
    const observed = past.observed[place] as number;
    const at = (h * past.regions + region) * hubLevels.length;
    const quantiles = bands.subarray(at, at + hubLevels.length);
    if (Number.isNaN(observed) || Number.isNaN(quantiles[0])) continue;
    const stays = baseline[h] as number[];
    visit({ region, origin, h, observed, point: past.points[place] as number, quantiles, stays, weekly });
  }
}

function scoreOne({
  region,
  origin,
  h,
  observed,
  point,
  quantiles,
  stays,
  weekly,
}: Forecast): ScoredForecast {
  return {
    region,
    origin,
    horizonWeeks: h + 1,
    phase: phaseOf(weekly),
    observed,
    point,
    median: quantiles[11] as number,
    low95: quantiles[1] as number,
    high95: quantiles[21] as number,
    model: scoreQuantiles(quantiles, point, observed),
    baseline: scoreQuantiles(stays, weekly[weekly.length - 1] as number, observed),
  };
}

function countWhere(values: ArrayLike<number>, holds: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) count += holds(values[i] as number) ? 1 : 0;
  return count;
}

/**
 * Which way a quantile forecast erred, −1 (all of it below what came) … 1 (all of it above), 0 where the median came.
 *
 * Source: Funk et al. 2019, PLoS CB 15:e1006785, for quantiles as in the R package scoringutils.
 */
export function biasOf({ below, upTo }: Pick<ForecastScore, 'below' | 'upTo'>): number {
  const middle = (hubLevels.length - 1) / 2;
  if (below > middle) return 1 - 2 * (hubLevels[below] ?? 1);
  if (upTo <= middle) return 1 - 2 * (hubLevels[upTo - 1] ?? 0);
  return 0;
}

/** Score of one quantile forecast at the 23 hub levels; bands of 50, 80 and 95 % count their ends as inside. */
export function scoreQuantiles(quantiles: ArrayLike<number>, point: number, observed: number): ForecastScore {
  requireSeries('quantiles', quantiles, { length: hubLevels.length });
  requireFinite('observed', observed, 0);
  requireFinite('point', point, 0);
  const logs = Float64Array.from(quantiles, (value) => Math.log(value + 1));
  const at = (i: number) => quantiles[i] as number;
  return {
    wis: pinballScore(hubLevels, quantiles, observed),
    logWis: pinballScore(hubLevels, logs, Math.log(observed + 1)),
    absError: Math.abs(observed - point),
    in50: observed >= at(6) && observed <= at(16),
    in80: observed >= at(3) && observed <= at(19),
    in95: observed >= at(1) && observed <= at(21),
    below: countWhere(quantiles, (value) => value < observed),
    upTo: countWhere(quantiles, (value) => value <= observed),
  };
}

/** The phase of a weekly series at its end; a week after an empty one is rising when it has anybody. */
export function phaseOf(weekly: ArrayLike<number>): Phase {
  const last = weekly[weekly.length - 1] ?? 0;
  const before = weekly[weekly.length - 2] ?? 0;
  if (last > 1.2 * before) return 'rising';
  return last < 0.8 * before ? 'falling' : 'stable';
}
