import { round } from '#platform/charts/marks/line-path.ts';

/** An estimate with its interval, in the unit of the domain. */
export interface DotIntervalData {
  value: number;
  low: number;
  high: number;
  /** The ends of the shared scale of a column. */
  domain: readonly [number, number];
  /** Marked by a rule: 1 for Rt, 0 for a change. */
  reference?: number;
}

/** px from the left; the interval is cut at the edges, the dot never leaves them. */
export interface DotIntervalLayout {
  dot: number;
  from: number;
  to: number;
  reference: number | null;
}

const air = 4;

/** Lays one estimate out on the shared scale. */
export function layoutDotInterval(data: DotIntervalData, width: number): DotIntervalLayout {
  const [low, high] = data.domain;
  const x = (value: number) => {
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return round(air + share * (width - 2 * air));
  };
  const reference = data.reference === undefined ? null : x(data.reference);
  return { dot: x(data.value), from: x(data.low), to: x(data.high), reference };
}
