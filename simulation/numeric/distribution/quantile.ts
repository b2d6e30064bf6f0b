import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';

/** The 23 levels of the forecast hubs, lowest first. */
export const hubLevels: readonly number[] = [
  0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
  0.9, 0.95, 0.975, 0.99,
];

/**
 * Quantile of type 7 (linear interpolation at index (n−1)p), as R and numpy by default.
 *
 * @param sorted  values in ascending order, at least one; the first `count` of them are used.
 * @param p       level, 0…1.
 */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number, count = sorted.length): number {
  if (!(count >= 1)) requireFinite('values.length', count, 1);
  if (!(p >= 0 && p <= 1)) requireFinite('p', p, 0, 1);
  const position = (count - 1) * p;
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, count - 1)] ?? Number.NaN;
  return low + (position - below) * (high - low);
}

/** Type-7 quantiles of unsorted values, one a level. */
export function quantiles(values: ArrayLike<number>, levels: readonly number[]): number[] {
  requireValues(values);
  const sorted = Float64Array.from(values).sort();
  return levels.map((level) => quantileOfSorted(sorted, level));
}

/** Middle value (mean of the two middle ones for an even count). */
export function median(values: ArrayLike<number>): number {
  requireValues(values);
  return quantileOfSorted(Float64Array.from(values).sort(), 0.5);
}

/** Arithmetic mean of at least one value. */
export function mean(values: ArrayLike<number>): number {
  requireValues(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

function requireValues(values: ArrayLike<number>): void {
  requireSeries('values', values, { minLength: 1, min: -Infinity });
}
