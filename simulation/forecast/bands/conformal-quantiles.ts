import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';

/** How past errors become bands. */
export interface ConformalSettings {
  /** Latest past origins whose errors count: of the region itself, and of all regions together. */
  readonly ownOrigins: number;
  readonly poolOrigins: number;
  /** n / (n + this) is the weight of the region's own n errors. */
  readonly ownWeight: number;
  /** Pooled errors come from forecasts whose log size differs by less than this. */
  readonly similarity: number;
  /** Fewer similar errors than this → all of them. */
  readonly fewestSimilar: number;
}

/** The settings printed in modelling.md 1.3 D; the known answers were computed with them. */
export const referenceBands: ConformalSettings = {
  ownOrigins: 20,
  poolOrigins: 20,
  ownWeight: 6,
  similarity: 0.7,
  fewestSimilar: 60,
};

/** Past errors of all regions for one horizon: log errors in ascending order with the log size of each forecast. */
export interface ErrorPool {
  readonly errors: Float64Array;
  readonly logPoints: Float64Array;
  /** Room for a selection, so that a backtest doesn't allocate for every forecast. */
  readonly workspace: Float64Array;
}

/**
 * Bands around a point forecast from past log errors, the region's own (symmetrised) mixed with similar forecasts of all regions.
 *
 * @param point   forecast 7-day sum, ≥ 0. Unit: persons.
 * @param own     the region's past errors ln((observed+1)/(point+1)), any order; under 2 → a flat ±0.5 is used.
 * @param levels  ascending probabilities.
 * @param into    receives one quantile a level from index `at` on; not falling, ≥ 0. Unit: persons.
 *
 * Source: modelling.md 1.3 D.
 */
export function conformalQuantiles(
  point: number,
  own: Float64Array,
  pool: ErrorPool,
  levels: readonly number[],
  settings: ConformalSettings,
  into: Float64Array,
  at = 0,
): void {
  const logPoint = Math.log(point + 1);
  if (own.length < 2) {
    for (let i = 0; i < levels.length; i++)
      into[at + i] = Math.max(0, (point + 1) * Math.exp((levels[i] as number) - 0.5) - 1);
    return;
  }
  const symmetric = symmetrise(own);
  const similar = selectSimilar(pool, logPoint, settings);
  const weight = own.length / (own.length + settings.ownWeight);
  for (let i = 0; i < levels.length; i++) {
    const p = levels[i] as number;
    const q =
      weight * quantileOfSorted(symmetric, p) +
      (1 - weight) * quantileOfSorted(similar.values, p, similar.count);
    into[at + i] = Math.max(0, (point + 1) * Math.exp(q) - 1);
  }
}

/** Sorts errors for use as a pool; each entry keeps its forecast's log size. */
export function makeErrorPool(errors: ArrayLike<number>, logPoints: ArrayLike<number>): ErrorPool {
  const order = Uint32Array.from({ length: errors.length }, (_, i) => i).sort(
    (a, b) => (errors[a] as number) - (errors[b] as number),
  );
  return {
    errors: Float64Array.from(order, (i) => errors[i] as number),
    logPoints: Float64Array.from(order, (i) => logPoints[i] as number),
    workspace: new Float64Array(errors.length),
  };
}

// Filtering a sorted pool keeps it sorted: one sort a horizon and origin instead of one a region.
function selectSimilar(
  { errors, logPoints, workspace }: ErrorPool,
  logPoint: number,
  settings: ConformalSettings,
) {
  let found = 0;
  for (let i = 0; i < errors.length; i++) {
    if (Math.abs((logPoints[i] as number) - logPoint) < settings.similarity)
      workspace[found++] = errors[i] as number;
  }
  return found < settings.fewestSimilar
    ? { values: errors, count: errors.length }
    : { values: workspace, count: found };
}

function symmetrise(own: Float64Array): Float64Array {
  const both = new Float64Array(own.length * 2);
  both.set(own);
  for (let i = 0; i < own.length; i++) both[own.length + i] = -(own[i] as number);
  return both.sort();
}
