import { layoutGaps, type Box } from '#platform/charts/axes/layout-gaps.ts';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import { layoutTimeAxis, type TimeAxis } from '#platform/charts/axes/layout-time-axis.ts';
import { tickStep, type ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { thresholdPeriods, type ThresholdLineData } from './threshold-line-data.ts';

/** What the value axis reaches from and to: held while the threshold is moved. */
export interface ValueSpan {
  min: number;
  max: number;
}

/** Everything the chart draws, in px. */
export interface ThresholdLineLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  timeAxis: TimeAxis;
  /** Lower edge of the plot; the bells stand between it and the axis. */
  plotY: number;
  axisY: number;
  path: string;
  points: (Point | null)[];
  values: (number | null)[];
  gaps: Box[];
  /** Grounds on which it is told. */
  grounds: Box[];
  /** The threshold, and its mirror where either way counts. */
  lines: { y: number; value: number }[];
  fired: (Point & { at: number })[];
  /** Bells would lie over each other: ticks instead. */
  isDense: boolean;
  /** The least by which the threshold is moved. */
  step: number;
  /** The threshold at a height, a whole number of steps. */
  valueAt: (y: number) => number;
}

const upper = 20;
const bellRoom = 24;
const labelRoom = 24;
/** A bell with its air. */
const bellWidth = 14;
/** The handle beside the plot, with its air. */
const handleRoom = 36;
/** Steps from the lower to the upper edge, about. */
const steps = 100;

/** Lays the course, the threshold and what it would have told out on one scale; the threshold lies within it. */
export function layoutThresholdLine(
  data: ThresholdLineData & { span?: ValueSpan | null },
  size: ChartSize,
  { format }: Pick<ChartWords, 'format'>,
): ThresholdLineLayout {
  const { first, values, firedAt } = thresholdPeriods(data);
  const axisY = size.height - labelRoom;
  const plotY = axisY - bellRoom;
  const lines = data.side === 'both' ? [data.threshold, -data.threshold] : [data.threshold];
  const valueAxis = layoutRangeAxis({
    ...(data.span ?? spanOf(values, lines)),
    fromZero: false,
    upper,
    lower: plotY,
    format: format.axis,
  });
  const left = gutterOf(valueAxis);
  const right = Math.round(size.width - handleRoom);
  const last = first + Math.max(0, values.length - 1);
  const timeAxis = layoutTimeAxis({
    period: data.period,
    first,
    last,
    left,
    right,
    format,
    overhang: handleRoom,
  });
  const points = values.map((value, at) =>
    value === null ? null : { x: timeAxis.x(first + at), y: valueAxis.y(value) },
  );
  const fired = firedAt.flatMap((at) => (points[at] ? [{ ...points[at], at }] : []));
  const step = Math.max(data.leastStep ?? 0, tickStep(valueAxis.top - valueAxis.bottom, steps));
  return {
    size,
    valueAxis,
    timeAxis,
    plotY,
    axisY,
    path: linePath(points),
    points,
    values,
    gaps: layoutGaps(
      values.map((value) => value !== null),
      { left, step: timeAxis.step, upper, lower: plotY },
    ),
    grounds: groundsOf(data, valueAxis, { left, right, plotY }),
    lines: lines.map((value) => ({ value, y: round(within(valueAxis.y(value), plotY)) })),
    fired,
    isDense: fired.some(({ x }, at) => at > 0 && x - fired[at - 1]!.x < bellWidth),
    step,
    valueAt: (y) => valueAt(within(y, plotY), valueAxis, { plotY, step }),
  };
}

function valueAt(y: number, { top, bottom }: ValueAxis, { plotY, step }: { plotY: number; step: number }) {
  const value = bottom + ((plotY - y) / (plotY - upper)) * (top - bottom);
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** All that is known and the threshold, with a tenth of air above: there is always room to move it up. */
function spanOf(values: readonly (number | null)[], lines: readonly number[]): ValueSpan {
  const known = [...values.filter((value) => value !== null), ...lines];
  const [min, max] = [Math.min(...known), Math.max(...known)];
  return { min, max: max + (max - min) * 0.1 };
}

function within(y: number, plotY: number): number {
  return Math.min(plotY, Math.max(upper, y));
}

function gutterOf({ ticks }: ValueAxis): number {
  const widest = Math.max(0, ...ticks.map(({ label }) => estimateTextWidth(label)));
  return Math.min(64, Math.max(32, Math.ceil(widest + 8)));
}

function groundsOf(
  { side, threshold }: ThresholdLineData,
  axis: ValueAxis,
  { left, right, plotY }: { left: number; right: number; plotY: number },
): Box[] {
  const box = (from: number, to: number): Box => ({
    x: left,
    y: round(from),
    width: right - left,
    height: round(Math.max(0, to - from)),
  });
  const over = box(upper, within(axis.y(threshold), plotY));
  const under = box(within(axis.y(side === 'both' ? -threshold : threshold), plotY), plotY);
  return side === 'above' ? [over] : side === 'below' ? [under] : [over, under];
}
