import { conformalQuantiles, makeErrorPool } from './conformal-quantiles.ts';
import type { ConformalSettings, ErrorPool } from './conformal-quantiles.ts';

/**
 * Point forecasts frozen at their origins beside what happened.
 * Index of region r, origin k, horizon h (weeks − 1): (h · origins + k) · regions + r. NaN = no forecast, or not yet happened. Unit: persons.
 */
export interface PastForecasts {
  readonly regions: number;
  /** origins[k] — days known then; ascending, one step apart. */
  readonly origins: readonly number[];
  readonly stepDays: number;
  readonly horizonWeeks: number;
  readonly points: Float64Array;
  readonly observed: Float64Array;
}

/** Where a forecast stands in `points` and `observed`. */
export function placeOf(past: PastForecasts, h: number, k: number, region: number): number {
  return (h * past.origins.length + k) * past.regions + region;
}

/**
 * Bands of every region at one origin, from the errors whose outcome was known by then.
 *
 * @param k       index of the origin.
 * @param levels  ascending probabilities.
 * @returns quantiles[(h · regions + r) · levels + level], NaN where there is no point. Unit: persons.
 *
 * Source: modelling.md 1.3 D.
 */
export function bandsAtOrigin(
  past: PastForecasts,
  k: number,
  levels: readonly number[],
  settings: ConformalSettings,
): Float64Array {
  const bands = new Float64Array(past.horizonWeeks * past.regions * levels.length).fill(Number.NaN);
  for (let h = 0; h < past.horizonWeeks; h++) {
    const pool = poolErrors(past, h, knownWindow(past, h, k, settings.poolOrigins));
    const window = knownWindow(past, h, k, settings.ownOrigins);
    for (let region = 0; region < past.regions; region++) {
      const point = past.points[placeOf(past, h, k, region)] as number;
      if (Number.isNaN(point)) continue;
      const own = ownErrors(past, h, window, region);
      conformalQuantiles(
        point,
        own,
        pool,
        levels,
        settings,
        bands,
        (h * past.regions + region) * levels.length,
      );
    }
  }
  return bands;
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

function poolErrors(
  past: PastForecasts,
  h: number,
  { first, last }: { first: number; last: number },
): ErrorPool {
  const errors: number[] = [];
  const logPoints: number[] = [];
  for (let i = first; i <= last; i++) {
    for (let region = 0; region < past.regions; region++) {
      const at = placeOf(past, h, i, region);
      const error = logError(past, at);
      if (Number.isNaN(error)) continue;
      errors.push(error);
      logPoints.push(Math.log((past.points[at] as number) + 1));
    }
  }
  return makeErrorPool(errors, logPoints);
}

function ownErrors(
  past: PastForecasts,
  h: number,
  window: { first: number; last: number },
  region: number,
): Float64Array {
  const errors: number[] = [];
  for (let i = window.first; i <= window.last; i++) {
    const error = logError(past, placeOf(past, h, i, region));
    if (!Number.isNaN(error)) errors.push(error);
  }
  return Float64Array.from(errors);
}

function logError(past: PastForecasts, at: number): number {
  return Math.log(((past.observed[at] as number) + 1) / ((past.points[at] as number) + 1));
}
