import { linePath, type Point } from '#platform/charts/marks/line-path.ts';

/** A line without axes, its last known point, and one that is pointed out, px. */
export interface SparklineLayout {
  line: string;
  end: Point | null;
  mark?: Point | null;
}

interface Options {
  width: number;
  height: number;
  /** The shared scale of a column of sparklines; the values' own range when left out. */
  yMin?: number;
  yMax?: number;
  /** The value that is pointed out, by its place among them. */
  mark?: number;
}

/** Lays equally spaced values out with 2 px of air above and below and 4 px for the end dot. */
export function layoutSparkline(values: readonly (number | null)[], options: Options): SparklineLayout {
  const { width, height } = options;
  const known = values.filter((value) => value !== null);
  const low = options.yMin ?? Math.min(...known);
  const high = Math.max(options.yMax ?? Math.max(...known), low + 1e-9);
  const step = (width - 6) / Math.max(1, values.length - 1);
  const points = values.map((value, index) =>
    value === null
      ? null
      : { x: 2 + index * step, y: height - 3 - ((value - low) / (high - low)) * (height - 6) },
  );
  return {
    line: linePath(points),
    end: points.findLast((point) => point !== null) ?? null,
    ...(options.mark === undefined ? {} : { mark: points[options.mark] ?? null }),
  };
}
