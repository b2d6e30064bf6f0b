import { countClasses } from './classes.ts';

const steps = [1, 2, 2.5, 5, 10];
const classes = 7;

/** More of the places than this in one class, and equal steps tell nothing: 7 equal classes would hold a seventh each. */
const crowded = 0.4;

/**
 * Bounds of up to seven classes for the values of one moment. They are round, equal steps over the middle nine tenths.
 * Where those would crowd many into one class, they bound classes of about equally many places.
 *
 * @returns ascending bounds; none when fewer than two different values are known.
 */
export function classBounds(values: readonly (number | null)[]): number[] {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const even = evenBounds(sorted);
  const most = Math.max(0, ...countClasses(sorted, even));
  return most > sorted.length * crowded ? quantileBounds(sorted) : even;
}

function evenBounds(sorted: readonly number[]): number[] {
  const low = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const high = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  if (high <= low) return [];
  const rough = (high - low) / classes;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((candidate) => candidate * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step + step;
  const bounds = Array.from({ length: classes - 1 }, (_, index) => roundOff(first + index * step));
  return bounds.filter((bound) => bound <= high);
}

/** Each class takes its share of what is left, equal values stay together; the roundest number parts it from the next. */
function quantileBounds(sorted: readonly number[]): number[] {
  const bounds: number[] = [];
  let start = 0;
  for (let left = classes; left > 1; left -= 1) {
    let end = start + Math.max(1, Math.round((sorted.length - start) / left));
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end += 1;
    const [below, above] = [sorted[end - 1], sorted[end]];
    if (below === undefined || above === undefined) break;
    bounds.push(roundestAbove(below, above));
    start = end;
  }
  return bounds;
}

/** The number with the fewest digits above `low`, at most `high`. */
function roundestAbove(low: number, high: number): number {
  const largest = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high), Number.MIN_VALUE)));
  for (let power = largest; power > largest - 15; power -= 1)
    for (const factor of [5, 2, 1]) {
      const step = factor * 10 ** power;
      const candidate = roundOff(Math.floor(high / step) * step);
      if (candidate > low && candidate <= high) return candidate;
    }
  return high;
}

function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
