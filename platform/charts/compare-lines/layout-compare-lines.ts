import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { dayNumber, isoDay } from '#platform/charts/frame/day-number.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { linePath, type Point } from '#platform/charts/marks/line-path.ts';
import { layoutDayAxis, type DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutValueAxis, type ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { spreadLabels } from '#platform/charts/marks/spread-labels.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';

/** One of the compared places. */
export interface ComparedSeries {
  id: number | string;
  name: string;
  shortName?: string;
  /** One value for each of the dates. */
  values: readonly (number | null)[];
  /** The reader's own: the thicker line. */
  own?: boolean;
  /** One of the eight categorical colours; by order when left out. */
  hue?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** Up to five series over the same days. */
export interface CompareLinesData {
  series: readonly ComparedSeries[];
  /** Days 'YYYY-MM-DD', ascending, without holes. */
  dates: readonly string[];
  yMax: number;
  scale?: 'linear' | 'log';
}

/** Data and words in the reader's language. */
export interface CompareLinesInput extends CompareLinesData {
  format: ChartFormat;
  texts: { label: string; date: string; noData: string; unit?: string };
}

/** A series in px with its name at the end of the line. */
export interface SeriesLayout {
  id: number | string;
  color: string;
  strokeWidth: number;
  path: string;
  points: (Point | null)[];
  end: Point | null;
  name: string;
  value: string;
  labelY: number;
}

/** Everything a comparison draws, in px. */
export interface CompareLinesLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  dayAxis: DayAxis;
  axisY: number;
  inGutter: boolean;
  series: SeriesLayout[];
}

/** More lines than this can't be told apart: the rest is not drawn. */
export const maxSeries = 5;

/** Lays the lines out on one scale, names at their ends at least 16 px apart. */
export function layoutCompareLines(
  data: CompareLinesData,
  size: ChartSize,
  format: ChartFormat,
): CompareLinesLayout {
  const series = data.series.slice(0, maxSeries);
  const axisY = size.height - 24;
  const widest = Math.round(size.width * 0.46);
  const words = series.map((each) => labelOf(each, { narrow: size.narrow, width: widest - 12 }, format));
  const room = Math.max(
    0,
    ...words.map(({ name, value }) => estimateTextWidth(`${name} ${value}`, { bold: true })),
  );
  const right = Math.round(size.width - Math.min(widest, room + 12));
  const axes = layoutAxes({ ...data, series }, { right, axisY }, format);
  const lines = series.map((each) => layoutPoints(each, axes));
  const labelYs = spreadLabels(
    lines.map(({ end }) => end?.y ?? axisY),
    16,
    12,
    axisY,
  );
  return {
    ...axes,
    size,
    axisY,
    series: series.map((each, index) => ({
      id: each.id,
      color: `var(--c${each.hue ?? index + 1})`,
      strokeWidth: each.own ? 2.5 : 1.75,
      ...(lines[index] ?? { path: '', points: [], end: null }),
      ...(words[index] ?? { name: '', value: '' }),
      labelY: labelYs[index] ?? axisY,
    })),
  };
}

function layoutAxes(
  { series, dates, yMax, scale }: CompareLinesData,
  { right, axisY }: { right: number; axisY: number },
  format: ChartFormat,
) {
  const positive = series.flatMap(({ values }) =>
    values.flatMap((value) => (value !== null && value > 0 ? [value] : [])),
  );
  const yMin = positive.length > 0 ? Math.min(...positive) : 1;
  const valueAxis = layoutValueAxis({ yMax, scale, yMin, upper: 20, lower: axisY, format: format.axis });
  const heights = dates.map((_, day) => Math.max(0, ...series.map(({ values }) => values[day] ?? 0)));
  const { left, inGutter } = layoutGutter(heights, valueAxis, right);
  const first = dayNumber(dates[0] ?? '1970-01-01');
  const last = first + Math.max(0, dates.length - 1);
  return { valueAxis, dayAxis: layoutDayAxis({ first, last, left, right, format }), inGutter };
}

function layoutPoints(
  { values }: ComparedSeries,
  { valueAxis, dayAxis }: Pick<CompareLinesLayout, 'valueAxis' | 'dayAxis'>,
) {
  const points = values.map((value, day) =>
    value === null || value < valueAxis.bottom
      ? null
      : { x: dayAxis.x(dayAxis.first + day), y: valueAxis.y(value) },
  );
  return { points, path: linePath(points), end: points.findLast((point) => point !== null) ?? null };
}

function labelOf(
  { name, shortName, values }: ComparedSeries,
  { narrow, width }: { narrow: boolean; width: number },
  format: ChartFormat,
) {
  const last = values.findLast((value) => value !== null);
  const value = last == null ? '' : format.value(last);
  const room = width - estimateTextWidth(` ${value}`, { bold: true });
  return { name: fitText((narrow && shortName) || name, room, { bold: true }), value };
}

/** Days as rows, the drawn series as columns. */
export function compareLinesTable({ series, dates }: CompareLinesData, texts: { date: string }): ChartTable {
  const drawn = series.slice(0, maxSeries);
  return {
    columns: [
      { key: 'date', label: texts.date, kind: 'date' },
      ...drawn.map(({ id, name }) => ({ key: String(id), label: name, kind: 'number' as const, place: '' })),
    ],
    rows: dates.map((date, day) => [date, ...drawn.map(({ values }) => values[day] ?? null)]),
  };
}

/** The day of a cursor stop. */
export function dayOfStop({ dayAxis }: CompareLinesLayout, index: number): string {
  return isoDay(dayAxis.first + index);
}
