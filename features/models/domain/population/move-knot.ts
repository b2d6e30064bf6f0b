import { valueAt, type Knot } from '#simulation/population/knots.ts';
import { maxKnots, type Bounds } from './population-params.ts';

/** Years and values that knots of a path may take. */
export interface PathRoom extends Bounds {
  firstYear: number;
  lastYear: number;
}

/** The path with one knot elsewhere: within the bounds, between its neighbours, on whole years and steps. */
export function moveKnot(knots: readonly Knot[], index: number, to: Knot, room: PathRoom): Knot[] {
  const before = knots[index - 1]?.year ?? room.firstYear - 1;
  const after = knots[index + 1]?.year ?? room.lastYear + 1;
  const year = clamp(Math.round(to.year), before + 1, after - 1);
  return knots.map((knot, i) => (i === index ? { year, value: roundTo(to.value, room) } : knot));
}

/** A knot on the path, in the middle of its widest span, so that nothing moves yet; null where no year or knot is left. */
export function addKnot(knots: readonly Knot[], room: PathRoom): Knot[] | null {
  if (knots.length >= maxKnots) return null;
  const years = [...knots.map(({ year }) => year), room.lastYear + 1];
  const spans = years.slice(1).map((year, i) => ({ from: years[i]!, width: year - years[i]! }));
  const widest = spans.toSorted((one, other) => other.width - one.width)[0];
  if (!widest || widest.width < 2) return null;
  const year = widest.from + Math.floor(widest.width / 2);
  return [...knots, { year, value: valueAt(knots, year) }].toSorted((one, other) => one.year - other.year);
}

/** The path without a knot; the last one stays. */
export function removeKnot(knots: readonly Knot[], index: number): Knot[] {
  return knots.length === 1 ? [...knots] : knots.filter((_, i) => i !== index);
}

/** Whether two paths are drawn alike knot for knot. */
export function isSamePath(one: readonly Knot[], other: readonly Knot[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ year, value }, i) => year === other[i]!.year && value === other[i]!.value)
  );
}

function roundTo(value: number, { min, max, step }: Bounds): number {
  const whole = Math.round(value / step) * step;
  return clamp(Number(whole.toPrecision(12)), min, max);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
