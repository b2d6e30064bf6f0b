import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';

/**
 * "Nothing changes", with bands: the last week plus symmetrised past weekly changes, widened with the root of the horizon.
 *
 * @param weekly  weekly[week] — 7-day sums, oldest first, at least 2. Unit: persons.
 * @param levels  probabilities, 0…1.
 * @returns quantiles[horizon − 1][level], cut at 0. Unit: persons.
 *
 * Source: modelling.md 1.3 D (deterministic form of the hubs' baseline).
 */
export function baselineQuantiles(
  weekly: ArrayLike<number>,
  levels: readonly number[],
  horizonWeeks = 4,
): number[][] {
  requireSeries('weekly', weekly, { minLength: 2 });
  requireSeries('levels', levels, { max: 1 });
  requireWhole('horizonWeeks', horizonWeeks, 1, 52);
  const last = weekly[weekly.length - 1] ?? 0;
  const changes = symmetricChanges(weekly);
  const spread = levels.map((p) => quantileOfSorted(changes, p));
  return baselineOf(last, spread, horizonWeeks);
}

/** The baseline from its last week and the quantiles of its weekly changes. Unit: persons. */
export function baselineOf(last: number, spread: readonly number[], horizonWeeks: number): number[][] {
  return Array.from({ length: horizonWeeks }, (_, h) =>
    spread.map((change) => Math.max(0, last + Math.sqrt(h + 1) * change)),
  );
}

/** Sums of the last whole weeks before the origin, oldest first. */
export function weeklySums(daily: ArrayLike<number>, count = daily.length): Float64Array {
  requireWhole('count', count, 0, daily.length);
  const weeks = Math.floor(count / 7);
  const sums = new Float64Array(weeks);
  const start = count - weeks * 7;
  for (let week = 0; week < weeks; week++) {
    let sum = 0;
    for (let i = start + week * 7; i < start + week * 7 + 7; i++) sum += daily[i] ?? 0;
    sums[week] = sum;
  }
  return sums;
}

// {d, −d} in ascending order: magnitudes mirrored, so that half as many are sorted.
function symmetricChanges(weekly: ArrayLike<number>): Float64Array {
  const count = weekly.length - 1;
  const changes = new Float64Array(2 * count);
  const magnitudes = changes.subarray(count);
  for (let i = 0; i < count; i++) magnitudes[i] = Math.abs((weekly[i + 1] as number) - (weekly[i] as number));
  magnitudes.sort();
  for (let i = 0; i < count; i++) changes[count - 1 - i] = -(magnitudes[i] as number);
  return changes;
}
