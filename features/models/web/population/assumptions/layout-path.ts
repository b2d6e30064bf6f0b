import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { linePath } from '#platform/charts/marks/line-path.ts';
import { valueAt, type Knot } from '#simulation/population/knots.ts';

/** One path with what was, what is the reference, and what a person made of it. */
export interface PathData {
  past: readonly { year: number; value: number | null }[];
  reference: readonly Knot[];
  own: readonly Knot[];
}

/** Where everything of a small chart of paths stands, px; the axes are the same for all its paths. */
export interface PathScale {
  width: number;
  height: number;
  left: number;
  axisY: number;
  axis: ValueAxis;
  x: (year: number) => number;
  /** The year and the value under a pointer, not rounded. */
  at: (x: number, y: number) => Knot;
  years: { year: number; x: number }[];
  baseX: number;
}

const [upper, foot, left, right] = [10, 22, 44, 10];
const labelEvery = 10;

/** The scale that holds the past, the reference and what a person made; at least a quarter more than that, so that there is room to drag. */
export function layoutPaths(
  paths: readonly PathData[],
  { from, base, to }: { from: number; base: number; to: number },
  { width, height }: { width: number; height: number },
  format: (value: number) => string,
): PathScale {
  const values = paths.flatMap(({ past, reference, own }) => [
    ...past.flatMap(({ year, value }) => (value === null || year < from ? [] : [value])),
    ...[...reference, ...own].map(({ value }) => value),
  ]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || Math.abs(high) || 1) / 4;
  const axisY = height - foot;
  const axis = layoutRangeAxis({
    min: low - room,
    max: high + room,
    fromZero: false,
    upper,
    lower: axisY,
    format,
    lines: 4,
  });
  const x = (year: number): number => left + ((year - from) / (to - from)) * (width - left - right);
  const valueOf = (y: number): number =>
    axis.bottom + ((axisY - y) / (axisY - upper)) * (axis.top - axis.bottom);
  const first = Math.ceil(from / labelEvery) * labelEvery;
  const years = Array.from(
    { length: Math.floor((to - first) / labelEvery) + 1 },
    (_, i) => first + i * labelEvery,
  );
  return {
    width,
    height,
    left,
    axisY,
    axis,
    x,
    at: (px, py) => ({
      year: from + ((px - left) / (width - left - right)) * (to - from),
      value: valueOf(py),
    }),
    years: years.map((year) => ({ year, x: x(year) })),
    baseX: x(base),
  };
}

/** What was, as a line. */
export function pastLine(past: PathData['past'], { x, axis }: PathScale, from: number): string {
  return linePath(
    past
      .filter(({ year }) => year >= from)
      .map(({ year, value }) => (value === null ? null : { x: x(year), y: axis.y(value) })),
  );
}

/** A path from the base year to the last, straight between its knots. */
export function pathLine(
  knots: readonly Knot[],
  { base, to }: { base: number; to: number },
  { x, axis }: PathScale,
): string {
  const years = [base, ...knots.map(({ year }) => year).filter((year) => year > base && year < to), to];
  return linePath(years.map((year) => ({ x: x(year), y: axis.y(valueAt(knots, year)) })));
}
