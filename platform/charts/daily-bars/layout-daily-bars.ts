import { dayNumber, isoDay } from '#platform/charts/frame/day-number.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import { laterValues } from '#platform/charts/marks/later-values.ts';
import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutDayAxis, type DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { laneHeight, layoutEvents, type EventLayout } from '#platform/charts/events/layout-events.ts';
import { layoutValueAxis, type ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DailyBarsData, DailyBarsWords, DailyValue } from './daily-bars-data.ts';
import { layoutPeaks, type PeakLayout } from './layout-peaks.ts';
import { layoutStrip, stripRoom, type StripLayout } from './layout-strip.ts';

/** A day of the window with its middle in px; days without a report are here too. */
export interface DayLayout extends DailyValue {
  x: number;
  unfinished: boolean;
}

/** A rectangle in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything a bar chart draws, in px. */
export interface DailyBarsLayout {
  size: ChartSize;
  days: DayLayout[];
  valueAxis: ValueAxis;
  dayAxis: DayAxis;
  axisY: number;
  inGutter: boolean;
  /** Finished bars as one path of vertical strokes: hundreds of bars cost one element. */
  bars: string;
  barWidth: number;
  unfinished: Box[];
  gaps: Box[];
  line: string;
  /** The mean as it became known later. */
  ghost: string;
  end: (Point & { label: string | null }) | null;
  peaks: PeakLayout[];
  /** Bars taller than the scale: cut, with the figure written. */
  cut: { x: number; label: string }[];
  events: EventLayout[];
  strip: StripLayout | null;
}

const upper = 20;

/** Lays out bars, average, peaks, gaps and events for one size. */
export function layoutDailyBars(
  data: DailyBarsData,
  size: ChartSize,
  words: DailyBarsWords,
): DailyBarsLayout {
  const window = daysInSight(data);
  const { format } = words;
  const axes = (lower: number) => layoutAxes(data, window, lower, size, words);
  const draft = axes(size.height - 24);
  const lanes = data.events?.length
    ? layoutEvents(data.events, draft.dayAxis, { axisY: 0, ...size }).lanes
    : 0;
  const underAxis = data.strip ? stripRoom : 0;
  const axisY = size.height - 24 - underAxis - (lanes > 0 ? 12 + lanes * laneHeight : 0);
  const { valueAxis, dayAxis, inGutter } = axes(axisY);
  const days = window.map((day) => ({ ...day, x: dayAxis.x(dayNumber(day.date)) }));
  const yOf = (value: number | null) => (isDrawable(value, valueAxis) ? valueAxis.y(value) : null);
  const averages = days.map(({ x, average }) => toPoint(x, yOf(average)));
  const barWidth = dayAxis.step > 5.5 ? dayAxis.step - 1.5 : dayAxis.step * 0.82;
  return {
    size,
    days,
    valueAxis,
    dayAxis,
    axisY,
    inGutter,
    ...(data.scale === 'log'
      ? layoutDots(days, valueAxis)
      : { barWidth: Math.round(barWidth * 100) / 100, ...layoutBars(days, valueAxis, axisY, barWidth) }),
    gaps: layoutGaps(days, dayAxis.step, axisY),
    line: linePath(averages),
    ghost: layoutGhost(days, yOf),
    end: layoutEnd(days, averages, size, format.value),
    peaks: layoutPeaks(data.peaks ?? [], days, valueAxis, { left: dayAxis.left, right: size.width }, format),
    cut: layoutCut(days, valueAxis.top, format.value),
    events: layoutEvents(data.events ?? [], dayAxis, { axisY: axisY + underAxis, ...size }).layout,
    strip: data.strip ? layoutStrip(data.strip, dayAxis, { axisY, ...size }) : null,
  };
}

function layoutGhost(days: readonly DayLayout[], yOf: (value: number | null) => number | null): string {
  const means = laterValues(days.map(({ average, later }) => ({ value: average, later })));
  return linePath(means.map((mean, at) => toPoint(days[at]!.x, yOf(mean))));
}

function daysInSight({ days, from, to, unfinishedDays = 0 }: DailyBarsData): Omit<DayLayout, 'x'>[] {
  const last = days.at(-1)?.date;
  const start = from ?? days[0]?.date;
  const end = to ?? last;
  if (!start || !end || !last || start > end) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const lastNumber = dayNumber(last);
  const endNumber = dayNumber(end);
  const unfinishedFrom = lastNumber - unfinishedDays;
  const window: Omit<DayLayout, 'x'>[] = [];
  for (let day = dayNumber(start); day <= endNumber; day += 1) {
    const date = isoDay(day);
    const reported = byDate.get(date) ?? { date, value: null, average: null };
    window.push({ ...reported, unfinished: day > unfinishedFrom && day <= lastNumber });
  }
  return window;
}

function layoutAxes(
  data: DailyBarsData,
  window: Omit<DayLayout, 'x'>[],
  lower: number,
  size: ChartSize,
  { format }: DailyBarsWords,
) {
  const positive = window.flatMap(({ value }) => (value !== null && value > 0 ? [value] : []));
  const yMin = positive.length > 0 ? Math.min(...positive) : 1;
  const { yMax, scale } = data;
  const valueAxis = layoutValueAxis({ yMax, scale, yMin, upper, lower, format: format.axis });
  const last = window.findLast(({ average }) => average !== null)?.average;
  const right = size.narrow || last == null ? size.width - 8 : size.width - endRoom(format.value(last));
  const heights = window.map(({ value, average }) => Math.max(value ?? 0, average ?? 0));
  const { left, inGutter } = layoutGutter(heights, valueAxis, right);
  const first = dayNumber(window[0]?.date ?? '1970-01-01');
  const dayAxis = layoutDayAxis({ first, last: first + Math.max(0, window.length - 1), left, right, format });
  return { valueAxis, dayAxis, inGutter };
}

function endRoom(label: string): number {
  return Math.max(44, Math.ceil(estimateTextWidth(label, { bold: true })) + 14);
}

function isDrawable(value: number | null, axis: ValueAxis): value is number {
  return value !== null && value >= axis.bottom;
}

function toPoint(x: number, y: number | null): Point | null {
  return y === null ? null : { x, y };
}

function layoutBars(days: DayLayout[], axis: ValueAxis, axisY: number, barWidth: number) {
  const bars = days.flatMap(({ x, value, unfinished }) =>
    value === null || value === 0 ? [] : [{ x, y: barEnd(value, axis, axisY), unfinished }],
  );
  const finished = bars.filter(({ unfinished }) => !unfinished);
  const open = bars.filter(({ unfinished, y }) => unfinished && y < axisY);
  return {
    bars: finished.map(({ x, y }) => `M${round(x)} ${axisY}V${round(y)}`).join(''),
    unfinished: open.map(({ x, y }) => ({
      x: round(x - barWidth / 2),
      y: round(y),
      width: round(barWidth),
      height: round(axisY - y),
    })),
  };
}

/** On a log scale a bar would begin nowhere: each day is a dot, as a stroke without length; days that will still grow are squares. */
function layoutDots(days: DayLayout[], axis: ValueAxis) {
  const dots = days.flatMap(({ x, value, unfinished }) =>
    value === null || value < axis.bottom ? [] : [{ x: round(x), y: round(axis.y(value)), unfinished }],
  );
  const side = dotWidth + 1;
  return {
    barWidth: dotWidth,
    bars: dots
      .filter(({ unfinished }) => !unfinished)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join(''),
    unfinished: dots
      .filter(({ unfinished }) => unfinished)
      .map(({ x, y }) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })),
  };
}

const dotWidth = 3;

/** The figures of bars taller than the scale, the tallest first, where they don't touch. */
function layoutCut(
  days: DayLayout[],
  top: number,
  format: (value: number) => string,
): DailyBarsLayout['cut'] {
  const layout: (DailyBarsLayout['cut'][number] & { half: number })[] = [];
  const tall = days.flatMap(({ x, value }) => (value !== null && value > top ? [{ x, value }] : []));
  for (const { x, value } of tall.toSorted((one, other) => other.value - one.value)) {
    const label = format(value);
    const half = estimateTextWidth(label) / 2 + 3;
    if (layout.every((other) => Math.abs(other.x - x) >= other.half + half)) layout.push({ x, label, half });
  }
  return layout.map(({ x, label }) => ({ x, label }));
}

/** Negative corrections hang 5 px under the axis: the table has their figure. */
function barEnd(value: number, axis: ValueAxis, axisY: number): number {
  return value < 0 ? axisY + 5 : axis.y(Math.min(Math.max(value, axis.bottom), axis.top));
}

/** Runs of days without a report as hatched columns; nothing is drawn across them. */
function layoutGaps(days: DayLayout[], step: number, axisY: number): Box[] {
  const gaps: Box[] = [];
  let run = 0;
  days.forEach(({ value, x }, index) => {
    run = value === null ? run + 1 : 0;
    const ends = value === null && days[index + 1]?.value !== null;
    if (!ends) return;
    gaps.push({
      x: round(x + step / 2 - run * step),
      y: upper,
      width: round(run * step),
      height: axisY - upper,
    });
  });
  return gaps;
}

function layoutEnd(
  days: DayLayout[],
  averages: (Point | null)[],
  { narrow }: ChartSize,
  format: (value: number) => string,
): DailyBarsLayout['end'] {
  const index = averages.findLastIndex((point) => point !== null);
  const point = averages[index];
  const average = days[index]?.average;
  if (!point || average == null) return null;
  return { ...point, label: narrow ? null : format(average) };
}
