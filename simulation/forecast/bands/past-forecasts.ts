import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { conformalQuantiles } from './conformal-quantiles.ts';
import type { ConformalSettings } from './conformal-quantiles.ts';
import { SlidingPool } from './error-pool.ts';
import type { HorizonErrors } from './error-pool.ts';
import { firstIndex } from './similar-errors.ts';

/**
 * Point forecasts frozen at their origins beside what happened.
 * Index of region r, origin k, horizon h (weeks − 1): (h · origins + k) · regions + r. NaN = no forecast, or missing, or not yet happened. Unit: persons.
 */
export interface PastForecasts {
  readonly regions: number;
  /** origins[k] — days passed then; ascending, one step apart. */
  readonly origins: readonly number[];
  readonly stepDays: number;
  readonly horizonWeeks: number;
  readonly points: Float64Array;
  readonly observed: Float64Array;
  /** Residents by region: no quantile of a week exceeds them; Infinity = not known. */
  readonly residents: Float64Array;
}

// One absurd past week (a correction, a catch-up) must not make every band absurd: errors count up to a factor of 20.
const maxLogError = Math.log(20);

/** Where a forecast stands in `points` and `observed`. */
export function placeOf(past: PastForecasts, h: number, k: number, region: number): number {
  return (h * past.origins.length + k) * past.regions + region;
}

/** Bands of every region at the origin of index k: quantiles[(h · regions + r) · levels + level], NaN where there is no point. Unit: persons. */
export type BandMaker = (k: number) => Float64Array;

/**
 * Makes bands from the errors whose outcome was known at an origin; origins asked for in ascending order share their work.
 *
 * @param levels  ascending probabilities.
 *
 * Source: modelling.md 1.3 D.
 */
export function bandMaker(
  past: PastForecasts,
  levels: readonly number[],
  settings: ConformalSettings,
): BandMaker {
  const horizons = Array.from({ length: past.horizonWeeks }, (_, h) => errorsOf(past, h));
  const pools = horizons.map((errors) => new SlidingPool(errors));
  return (k) => {
    const bands = new Float64Array(past.horizonWeeks * past.regions * levels.length).fill(Number.NaN);
    horizons.forEach((horizon, h) => {
      const ends = knownWindow(past, h, k, settings.poolOrigins);
      const pool = (pools[h] as SlidingPool).moveTo(ends.first, ends.last);
      const window = knownWindow(past, h, k, settings.ownOrigins);
      for (const region of regionsBySize(past, h, k)) {
        const point = past.points[placeOf(past, h, k, region)] as number;
        const own = ownErrors(horizon, window, region);
        const at = (h * past.regions + region) * levels.length;
        conformalQuantiles(point, own, pool, levels, settings, bands, at, past.residents[region]);
      }
    });
    return bands;
  };
}

/** Bands at one origin (its index). */
export function bandsAtOrigin(
  past: PastForecasts,
  k: number,
  levels: readonly number[],
  settings: ConformalSettings,
): Float64Array {
  requireWhole('origin', k, 0, past.origins.length - 1);
  requireSeries('levels', levels, { minLength: 1, max: 1 });
  return bandMaker(past, levels, settings)(k);
}

/** First and last origin (indices) whose target week had ended by origin k; `last` < `first` when there is none. */
function knownWindow(
  past: PastForecasts,
  h: number,
  k: number,
  count: number,
): { first: number; last: number } {
  const last = k - Math.ceil(((h + 1) * 7) / past.stepDays);
  return { first: Math.max(0, last - count + 1), last };
}

/** Regions with a point, ascending by it: neighbours share nearly all of their similar errors. */
function regionsBySize(past: PastForecasts, h: number, k: number): number[] {
  const { points } = past;
  const first = placeOf(past, h, k, 0);
  const regions: number[] = [];
  for (let region = 0; region < past.regions; region++)
    if (!Number.isNaN(points[first + region])) regions.push(region);
  return regions.sort((a, b) => (points[first + a] as number) - (points[first + b] as number));
}

function errorsOf(past: PastForecasts, h: number): HorizonErrors {
  const from = placeOf(past, h, 0, 0);
  const size = past.origins.length * past.regions;
  const logPoints = past.points.subarray(from, from + size).map((point) => Math.log(point + 1));
  const errors = past.observed.subarray(from, from + size).map((observed, i) => {
    const error = Math.log((observed + 1) / ((past.points[from + i] as number) + 1));
    return Math.min(maxLogError, Math.max(-maxLogError, error));
  });
  const sizes = logPoints.filter((size) => !Number.isNaN(size)).sort();
  const ranks = Int32Array.from(logPoints, (size) => firstIndex(sizes, (other) => other >= size));
  return { regions: past.regions, errors, ranks, sizes };
}

function ownErrors(
  { errors, regions }: HorizonErrors,
  { first, last }: { first: number; last: number },
  region: number,
): Float64Array {
  const own = new Float64Array(Math.max(0, last - first + 1));
  let found = 0;
  for (let k = first; k <= last; k++) {
    const error = errors[k * regions + region] as number;
    own[found] = error;
    found += Number.isNaN(error) ? 0 : 1;
  }
  return own.subarray(0, found);
}
