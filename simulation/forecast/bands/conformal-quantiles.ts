import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { sortFew } from '#simulation/numeric/distribution/sort-few.ts';
import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { SimilarErrors } from './similar-errors.ts';

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
  readonly minSimilar: number;
}

/** The settings printed in modelling.md 1.3 D; the known answers were computed with them. */
export const referenceBands: ConformalSettings = {
  ownOrigins: 20,
  poolOrigins: 20,
  ownWeight: 6,
  similarity: 0.7,
  minSimilar: 60,
};

/** Past errors of all regions for one horizon. */
export interface PooledErrors {
  /** Log errors, ascending. */
  readonly errors: Float64Array;
  /** The same, to be chosen from by size. */
  readonly similar: SimilarErrors;
  /** Room for as many values, so that a backtest doesn't allocate for every forecast. */
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
 * @param most    no quantile lies above this, e.g. the residents. Unit: persons.
 *
 * Source: modelling.md 1.3 C, D.
 */
export function conformalQuantiles(
  point: number,
  own: Float64Array,
  pool: PooledErrors,
  levels: readonly number[],
  settings: ConformalSettings,
  into: Float64Array,
  at = 0,
  most = Infinity,
): void {
  const logPoint = Math.log(requireFinite('point', point, 0) + 1);
  if (own.length < 2) {
    for (let i = 0; i < levels.length; i++)
      into[at + i] = Math.min(most, Math.max(0, (point + 1) * Math.exp((levels[i] as number) - 0.5) - 1));
    return;
  }
  const symmetric = symmetrise(own);
  const similar = readSimilar(pool, logPoint, levels, settings);
  // After a long silence nobody may have a late error: then the region's own are all there is.
  const weight = similar.count === 0 ? 1 : own.length / (own.length + settings.ownWeight);
  for (let i = 0; i < levels.length; i++) {
    const p = levels[i] as number;
    const q =
      weight * quantileOfSorted(symmetric, p) +
      (weight === 1 ? 0 : (1 - weight) * quantileOfSorted(similar.values, p, similar.count));
    into[at + i] = Math.min(most, Math.max(0, (point + 1) * Math.exp(q) - 1));
  }
}

// Of some hundred similar errors only those are read that a quantile lies between.
function readSimilar(
  { similar, errors, workspace }: PooledErrors,
  logPoint: number,
  levels: readonly number[],
  { similarity, minSimilar }: ConformalSettings,
) {
  const count = similar.select(logPoint, similarity);
  if (count < minSimilar) return { values: errors, count: errors.length };
  const ranks: number[] = [];
  let last = -1;
  for (let i = 0; i < levels.length; i++) {
    const below = Math.floor((count - 1) * (levels[i] as number));
    for (let rank = Math.max(below, last + 1); rank <= below + 1 && rank < count; rank++) {
      ranks.push(rank);
      last = rank;
    }
  }
  similar.readRanks(ranks, workspace);
  return { values: workspace, count };
}

// {e, −e} in ascending order: magnitudes mirrored, so that half as many are sorted.
function symmetrise(own: Float64Array): Float64Array {
  const n = own.length;
  const both = new Float64Array(2 * n);
  const magnitudes = both.subarray(n);
  for (let i = 0; i < n; i++) magnitudes[i] = Math.abs(own[i] as number);
  sortFew(magnitudes);
  for (let i = 0; i < n; i++) both[n - 1 - i] = -(magnitudes[i] as number);
  return both;
}
