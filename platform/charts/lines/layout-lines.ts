import { layoutGaps, type Box } from '#platform/charts/axes/layout-gaps.ts';
import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import { layoutTimeAxis, type TimeAxis } from '#platform/charts/axes/layout-time-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { areaPath, linePath, type Point } from '#platform/charts/marks/line-path.ts';
import { laterValues } from '#platform/charts/marks/later-values.ts';
import { spreadLabels } from '#platform/charts/marks/spread-labels.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { periodNumber } from '#platform/shared/periods.ts';
import { boldWidth, labelsOf, maxNames } from './labels-of-lines.ts';
import { layoutBetween } from './layout-between.ts';
import { maxLines, periodsInSight, type LinesData, type LineSeries, type PeriodValue } from './lines-data.ts';

/** One line in px; `values` and `points` have one entry for each period in sight. */
export interface LineLayout {
  id: number | string;
  name: string;
  color: string;
  strokeWidth: number;
  isDotted: boolean;
  /** Reported and computed parts; `dotted` joins values over missing periods where most are missing. */
  path: string;
  ahead: string;
  dotted: string;
  /** What became known later. */
  later: string;
  band: string;
  values: (PeriodValue | null)[];
  points: (Point | null)[];
  end: Point | null;
  label: string;
  labelY: number;
}

/** Everything a chart of lines draws, in px. */
export interface LinesLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  timeAxis: TimeAxis;
  axisY: number;
  inGutter: boolean;
  /** The axis begins above zero, and a mark at its foot says so. */
  isCut: boolean;
  lines: LineLayout[];
  /** Hairlines of the others. */
  rest: string[];
  gaps: Box[];
  breaks: { x: number; number: number; label: string }[];
  /** A period that is spoken of; null where it is out of sight. */
  mark: { x: number; y: number | null; label: string; anchor: 'start' | 'end' } | null;
  /** Where computed values begin. */
  aheadX: number | null;
  between: { first: string; second: string } | null;
  /** Values are so far apart that each is marked by a ring. */
  sparse: boolean;
}

const upper = 20;
/** Lays lines out on one scale over one time axis; a line stops at missing periods and at breaks. */
export function layoutLines(data: LinesData, size: ChartSize, { format }: ChartWords): LinesLayout {
  const { period } = data;
  const drawn = data.series.slice(0, maxLines);
  const sight = periodsInSight(data) ?? { first: 0, last: 0 };
  const axisY = size.height - 24;
  const columns = drawn.map((series) => valuesInSight(series, data, sight));
  const labels = labelsOf(drawn, columns, size, format);
  const room = Math.max(0, ...labels.map(boldWidth));
  const right = Math.round(size.width - Math.max(8, Math.min(size.width * maxNames, room + 12)));
  const valueAxis = layoutRangeAxis({
    ...rangeOf([...drawn, ...(data.rest ?? [])]),
    scale: data.scale,
    fromZero: data.fromZero ?? isShort([...drawn, ...(data.rest ?? [])]),
    upper,
    lower: axisY,
    format: format.axis,
  });
  const highest = columns[0]?.map((_, at) => maxOf(columns.map((values) => values[at]?.value ?? null))) ?? [];
  const isCut = valueAxis.bottom !== 0;
  const { left, inGutter } = isCut
    ? { left: gutterWidth(valueAxis), inGutter: true }
    : layoutGutter(highest, valueAxis, right);
  const timeAxis = layoutTimeAxis({ period, ...sight, left, right, format, overhang: size.width - right });
  const known = highest.map((value) => value !== null);
  const sparse = known.filter(Boolean).length * 2 < known.length;
  const cuts = (data.breaks ?? []).map(({ day, label }) => ({ number: periodNumber(period, day), label }));
  const ahead = data.projectedFrom === undefined ? Infinity : periodNumber(period, data.projectedFrom);
  const frame = { timeAxis, valueAxis, sparse, cuts: cuts.map(({ number }) => number), ahead };
  const lines = drawn.map((series, at) => layoutLine(series, columns[at] ?? [], frame, at));
  const rest = (data.rest ?? []).map((series) => hairline(valuesInSight(series, data, sight), frame));
  const labelYs = spreadLabels(
    lines.map(({ end }) => end?.y ?? axisY),
    16,
    12,
    axisY,
  );
  return {
    size,
    valueAxis,
    timeAxis,
    axisY,
    inGutter,
    isCut: data.scale !== 'log' && valueAxis.bottom > 0,
    sparse,
    lines: lines.map((line, at) => ({ ...line, label: labels[at] ?? '', labelY: labelYs[at] ?? axisY })),
    rest,
    gaps: sparse ? [] : layoutGaps(known, { left, step: timeAxis.step, upper, lower: axisY }),
    breaks: cuts
      .filter(({ number }) => number > sight.first && number <= sight.last)
      .map(({ number, label }) => ({ x: timeAxis.x(number) - timeAxis.step / 2, number, label })),
    mark: layoutMark(data, lines[0]?.points ?? [], timeAxis),
    aheadX: ahead > sight.first && ahead <= sight.last ? timeAxis.x(ahead - 1) : null,
    between:
      data.fillBetween && lines[0] && lines[1] ? layoutBetween(lines[0].points, lines[1].points) : null,
  };
}

function layoutMark({ mark, period }: LinesData, points: readonly (Point | null)[], axis: TimeAxis) {
  const at = mark === undefined ? -1 : periodNumber(period, mark.day) - axis.first;
  if (mark === undefined || at < 0 || at >= points.length) return null;
  const x = axis.x(axis.first + at);
  const isRoomBefore = x - axis.left > estimateTextWidth(mark.label) + 8;
  return { x, y: points[at]?.y ?? null, label: mark.label, anchor: isRoomBefore ? 'end' : 'start' } as const;
}

/** Few points are no course to look closely at: their axis begins at zero. */
const minCourse = 6;

function isShort(series: readonly LineSeries[]): boolean {
  const known = series.map(({ points }) => points.filter(({ value }) => value !== null).length);
  return Math.max(0, ...known) < minCourse;
}

function valuesInSight(
  { points }: LineSeries,
  { period }: LinesData,
  { first, last }: { first: number; last: number },
) {
  const values = Array.from({ length: last - first + 1 }, (): PeriodValue | null => null);
  for (const point of points) {
    const at = periodNumber(period, point.day) - first;
    if (at >= 0 && at < values.length) values[at] = point;
  }
  return values;
}

/** Over all that is known, not only what is in sight: another window keeps the scale. */
function rangeOf(series: readonly LineSeries[]): { min: number; max: number } {
  let [min, max] = [Infinity, -Infinity];
  const take = (value: number | null | undefined): void => {
    if (value == null) return;
    min = Math.min(min, value);
    max = Math.max(max, value);
  };
  for (const { points } of series)
    for (const { value, low, high, later } of points) {
      take(value);
      take(low);
      take(high);
      take(later);
    }
  return min > max ? { min: 0, max: 0 } : { min, max };
}

function maxOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Width of the strip for figures left of an axis that does not begin at zero, px. */
function gutterWidth({ ticks }: ValueAxis): number {
  return Math.min(
    64,
    Math.max(32, Math.ceil(Math.max(0, ...ticks.map(({ label }) => estimateTextWidth(label))) + 8)),
  );
}

interface Frame {
  timeAxis: TimeAxis;
  valueAxis: ValueAxis;
  sparse: boolean;
  cuts: readonly number[];
  ahead: number;
}

function layoutLine(
  { id, name, own, hue, dotted: isDotted = false }: LineSeries,
  values: (PeriodValue | null)[],
  frame: Frame,
  order: number,
) {
  const { timeAxis, valueAxis, sparse, ahead } = frame;
  const at = pointsOn(frame);
  const points = values.map((point, index) => at(index, point?.value));
  const aheadAt = ahead - timeAxis.first;
  return {
    id,
    name,
    color: hue === 'ghost' ? 'var(--ghost)' : `var(--c${hue ?? order + 1})`,
    isDotted,
    strokeWidth: own ? 2.5 : hue === 'ghost' ? 1.5 : 2,
    path: runs(points.slice(0, Math.max(0, aheadAt)), frame),
    ahead: aheadAt <= 0 || aheadAt >= points.length ? '' : linePath(points.slice(aheadAt - 1)),
    dotted: sparse ? linePath(points.filter((point) => point !== null)) : '',
    later: linePath(laterValues(values).map((value, index) => at(index, value))),
    band: areaPath(
      values.map((point, index) => at(index, point?.high)),
      values.map((point, index) =>
        at(index, point?.low === undefined ? undefined : Math.max(point.low, valueAxis.bottom)),
      ),
    ),
    values,
    points,
    end: points.findLast((point) => point !== null) ?? null,
  };
}

/** Where a value stands; null for what is not known or lies under the axis. */
function pointsOn({ timeAxis, valueAxis }: Frame) {
  return (index: number, value: number | null | undefined): Point | null =>
    value == null || value < valueAxis.bottom
      ? null
      : { x: timeAxis.x(timeAxis.first + index), y: valueAxis.y(value) };
}

/** One of the others: its reported course and nothing else, since there may be a hundred. */
function hairline(values: readonly (PeriodValue | null)[], frame: Frame): string {
  const at = pointsOn(frame);
  const reported = values.slice(0, Math.max(0, frame.ahead - frame.timeAxis.first));
  return runs(
    reported.map((point, index) => at(index, point?.value)),
    frame,
  );
}

/** The line with a gap at every missing period and at every break. */
function runs(points: readonly (Point | null)[], { cuts, timeAxis }: Frame): string {
  const starts = [
    0,
    ...cuts.map((number) => number - timeAxis.first).filter((at) => at > 0 && at < points.length),
    points.length,
  ];
  return starts
    .slice(1)
    .map((end, index) => linePath(points.slice(starts[index], end)))
    .join('');
}
