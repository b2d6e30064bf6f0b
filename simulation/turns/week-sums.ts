import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';

const week = 7;
/** Makes the median absolute deviation the standard deviation of a normal law. */
const deviationOfMedian = 1.4826;

/** Sums of the seven days that end at each day; null where one of them was not published or lies before the series. */
export function weekSums(days: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  let missing = 0;
  return days.map((value, index) => {
    sum += value ?? 0;
    missing += value === null ? 1 : 0;
    if (index >= week) {
      const left = days[index - week]!;
      sum -= left ?? 0;
      missing -= left === null ? 1 : 0;
    }
    return index < week - 1 || missing > 0 ? null : Math.max(0, sum);
  });
}

/** The middle absolute value, scaled to a standard deviation; 0 of nothing. */
export function robustDeviation(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values, Math.abs).sort();
  return deviationOfMedian * quantileOfSorted(sorted, 0.5);
}

/**
 * Noise of one week's logarithm: the robust deviation of a week from the mean of the weeks beside it. Those share no
 * day with it, and a steady growth has none. The mean of two has half the variance: hence the root of 1.5.
 */
export function noiseOf(logs: readonly (number | null)[]): number {
  const bends: number[] = [];
  for (let at = week; at + week < logs.length; at += 1) {
    const [before, own, after] = [logs[at - week]!, logs[at]!, logs[at + week]!];
    if (before !== null && own !== null && after !== null) bends.push(own - (before + after) / 2);
  }
  return robustDeviation(bends) / Math.sqrt(1.5);
}
