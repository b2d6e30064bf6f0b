/** Bounds of the classes of weekly incidence per 100 000: fixed, so that days and regions can be compared. */
export const incidenceBounds = [50, 100, 150, 200, 250, 300] as const;

const steps = [1, 2, 2.5, 5, 10];
const classes = 7;

/**
 * Bounds for any indicator: six round, equal steps over the middle nine tenths of the values.
 * @param values known values of all places and, where the map plays, of all moments. Unit: the indicator's.
 * @returns ascending bounds; none when fewer than two different values are known.
 */
export function roundBounds(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const high = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  if (high <= low) return [];
  const rough = (high - low) / classes;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((candidate) => candidate * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step + step;
  const bounds = Array.from({ length: classes - 1 }, (_, index) =>
    Number((first + index * step).toPrecision(12)),
  );
  return bounds.filter((bound) => bound <= high);
}
