import { layoutGaps, type Box } from '#platform/charts/axes/layout-gaps.ts';
import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import { layoutTimeAxis, type TimeAxis } from '#platform/charts/axes/layout-time-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartWords, PeriodFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { spreadLabels } from '#platform/charts/marks/spread-labels.ts';
import { estimateTextWidth, fitName } from '#platform/charts/marks/text-width.ts';
import { periodNumber } from '#platform/shared/periods.ts';
import { columnPeriods, maxParts, type ColumnPeriod, type ColumnsData } from './columns-data.ts';

/** A drawn part of a column. */
export interface ColumnBox extends Box {
  color: string;
  /** Computed, not reported. */
  ahead: boolean;
}

/** Everything a chart of columns draws, in px. */
export interface ColumnsLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  timeAxis: TimeAxis;
  axisY: number;
  /** Where zero lies. */
  zeroY: number;
  inGutter: boolean;
  periods: ColumnPeriod[];
  boxes: ColumnBox[];
  /** Levels as they became known later. */
  ghost: string;
  /** Figures over or under the columns, where each has room; of the last one always. */
  figures: { x: number; y: number; label: string; bold: boolean }[];
  gaps: Box[];
  notes: { x: number; label: string; anchor: 'start' | 'end' }[];
  breaks: { x: number; number: number; label: string }[];
  /** Names of stacked parts at the right of the last column. */
  names: { x: number; y: number; label: string; color: string }[];
  aheadX: number | null;
}

const upper = 20;

/** Lays columns out from zero, negative ones below it; every period has its place, also a missing one. */
export function layoutColumns(data: ColumnsData, size: ChartSize, { format }: ChartWords): ColumnsLayout {
  const periods = columnPeriods(data);
  const series = data.series.slice(0, maxParts);
  const isStack = series.length > 1;
  const axisY = size.height - 24;
  const range = rangeOf(data);
  // Figures under negative columns need a line of their own above the time axis.
  const lower = range.min < 0 ? axisY - 16 : axisY;
  const axis = { ...range, fromZero: true, isWhole: data.isWhole ?? false, format: format.axis };
  const valueAxis = layoutRangeAxis({ ...axis, upper, lower });
  const names = isStack ? series.map((one) => fitName(one, size.width * 0.32, { bold: true })) : [];
  const room = Math.max(0, ...names.map((name) => estimateTextWidth(name, { bold: true })));
  const right = Math.round(size.width - (room > 0 ? room + 12 : 0));
  const { left, inGutter } = layoutGutter(
    periods.map(({ total }) => total),
    valueAxis,
    right,
  );
  const [first, last] = [periods[0]?.number ?? 0, periods.at(-1)?.number ?? 0];
  const timeAxis = layoutTimeAxis({
    period: data.period,
    first,
    last,
    left,
    right,
    format,
    overhang: size.width - right,
  });
  const ahead = data.projectedFrom === undefined ? Infinity : periodNumber(data.period, data.projectedFrom);
  const colors = series.map(({ hue }, order) =>
    hue ? `var(--c${hue})` : isStack ? `var(--c${order + 1})` : null,
  );
  const boxes = periods.flatMap((period) => boxesOf(period, colors, { timeAxis, valueAxis, ahead }));
  const known = periods.map(({ total }) => total !== null);
  return {
    size,
    valueAxis,
    timeAxis,
    axisY,
    zeroY: valueAxis.y(0),
    inGutter,
    periods,
    boxes,
    ghost: ghostOf(periods, { timeAxis, valueAxis }),
    figures: figuresOf(periods, { timeAxis, valueAxis }, format),
    gaps: layoutGaps(known, { left, step: timeAxis.step, upper, lower: axisY }),
    notes: periods.flatMap(({ number, note, total }) =>
      note !== null && total === null ? [noteAt(timeAxis, number, note)] : [],
    ),
    breaks: (data.breaks ?? [])
      .map(({ day, label }) => ({ number: periodNumber(data.period, day), label }))
      .filter(({ number }) => number > first && number <= last)
      .map(({ number, label }) => ({ x: timeAxis.x(number) - timeAxis.step / 2, number, label })),
    names: namesOf(names, colors, periods, { timeAxis, valueAxis, axisY }),
    aheadX: ahead > first && ahead <= last ? timeAxis.x(ahead) - timeAxis.step / 2 : null,
  };
}

/** Over all that is known, what became known later included: another window keeps the scale. */
function rangeOf(data: ColumnsData): { min: number; max: number } {
  const ends = columnPeriods({ ...data, from: undefined, to: undefined }).flatMap(({ values, later }) => [
    sideOf(values, 1),
    sideOf(values, -1),
    later ?? 0,
  ]);
  return { min: Math.min(0, ...ends), max: Math.max(0, ...ends) };
}

/** What is stacked above zero, or below it. */
function sideOf(values: readonly (number | null)[], sign: 1 | -1): number {
  return values.reduce<number>((sum, value) => sum + (Math.sign(value ?? 0) === sign ? value! : 0), 0);
}

/** Where each part begins and ends: what is above zero is stacked upwards, what is below it downwards. */
function stackOf(values: readonly (number | null)[]): { from: number; to: number }[] {
  const ends = { above: 0, below: 0 };
  return values.map((value) => {
    const side = (value ?? 0) < 0 ? 'below' : 'above';
    const from = ends[side];
    ends[side] += value ?? 0;
    return { from, to: ends[side] };
  });
}

interface Axes {
  timeAxis: TimeAxis;
  valueAxis: ValueAxis;
}

/** Width of a column: 18 % of the step stays free, 1.5 px where columns are wider than 4. */
function columnWidth({ step }: TimeAxis): number {
  return step * 0.82 > 4 ? Math.min(step - 1.5, step * 0.82, 64) : step * 0.82;
}

function boxesOf(
  { number, values }: ColumnPeriod,
  colors: readonly (string | null)[],
  { timeAxis, valueAxis, ahead }: Axes & { ahead: number },
): ColumnBox[] {
  const width = columnWidth(timeAxis);
  const x = round(timeAxis.x(number) - width / 2);
  const stack = stackOf(values);
  return values.flatMap((value, part) => {
    if (value === null || value === 0) return [];
    const [from, to] = [valueAxis.y(stack[part]!.from), valueAxis.y(stack[part]!.to)];
    const color = colors[part] ?? (value < 0 ? 'var(--d2)' : 'var(--d1)');
    const y = Math.min(from, to);
    return [
      {
        x,
        y: round(y),
        width: round(width),
        height: round(Math.abs(from - to)),
        color,
        ahead: number >= ahead,
      },
    ];
  });
}

/** A stroke over each column that is another by now, a little wider than the column. */
function ghostOf(periods: readonly ColumnPeriod[], { timeAxis, valueAxis }: Axes): string {
  const width = columnWidth(timeAxis) + 4;
  return periods
    .flatMap(({ number, later }) =>
      later === null
        ? []
        : [`M${round(timeAxis.x(number) - width / 2)} ${round(valueAxis.y(later))}h${round(width)}`],
    )
    .join('');
}

function figuresOf(
  periods: readonly ColumnPeriod[],
  { timeAxis, valueAxis }: Axes,
  format: PeriodFormat,
): ColumnsLayout['figures'] {
  // Beside parts on both sides of zero a sum has no place of its own: the table has it.
  if (periods.some(({ values }) => sideOf(values, 1) > 0 && sideOf(values, -1) < 0)) return [];
  const known = periods.flatMap(({ number, total }) =>
    total === null ? [] : [{ number, total, label: format.value(total) }],
  );
  const widest = Math.max(0, ...known.map(({ label }) => estimateTextWidth(label, { bold: true })));
  const seen = widest + 4 <= timeAxis.step ? known : known.slice(-1);
  return seen.map(({ number, total, label }) => {
    const half = estimateTextWidth(label, { bold: true }) / 2;
    const x = Math.min(timeAxis.right - half, Math.max(half, timeAxis.x(number)));
    const y = total < 0 ? valueAxis.y(total) + 14 : valueAxis.y(total) - 6;
    return { x: round(x), y: round(y), label, bold: number === known.at(-1)?.number };
  });
}

function noteAt(timeAxis: TimeAxis, number: number, label: string): ColumnsLayout['notes'][number] {
  const x = timeAxis.x(number);
  const fits = x + timeAxis.step / 2 + 4 + estimateTextWidth(label) <= timeAxis.right;
  return fits
    ? { x: round(x + timeAxis.step / 2 + 4), label, anchor: 'start' }
    : { x: round(x - timeAxis.step / 2 - 4), label, anchor: 'end' };
}

/** Each name at the middle of its part in the last known column, 16 px apart at least. */
function namesOf(
  names: readonly string[],
  colors: readonly (string | null)[],
  periods: readonly ColumnPeriod[],
  { timeAxis, valueAxis, axisY }: Axes & { axisY: number },
): ColumnsLayout['names'] {
  const last = periods.findLast(({ total }) => total !== null);
  if (!last || names.length === 0) return [];
  const middles = stackOf(last.values).map(({ from, to }) => valueAxis.y((from + to) / 2));
  const ys = spreadLabels(middles, 16, 12, axisY);
  return names.map((label, part) => ({
    x: round(timeAxis.right + 8),
    y: round((ys[part] ?? axisY) + 4),
    label,
    color: colors[part] ?? 'var(--d1)',
  }));
}
