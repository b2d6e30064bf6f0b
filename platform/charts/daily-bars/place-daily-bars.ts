import { dayNumber, isoDay } from '#platform/charts/frame/day-number.ts';
import type { ChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import { placeGutter } from '#platform/charts/axes/place-gutter.ts';
import { placeDayAxis, type DayAxis } from '#platform/charts/axes/place-day-axis.ts';
import { laneHeight, placeEvents, type PlacedEvent } from '#platform/charts/events/place-events.ts';
import { placeValueAxis, type ValueAxis } from '#platform/charts/axes/place-value-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DailyBarsData, DailyBarsWords, DailyValue } from './daily-bars-data.ts';
import { placePeaks, type PlacedPeak } from './place-peaks.ts';

/** A day of the window with its middle in px; days without a report are here too. */
export interface PlacedDay extends DailyValue {
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
export interface PlacedDailyBars {
  size: ChartSize;
  days: PlacedDay[];
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
  end: (Point & { label: string | null }) | null;
  peaks: PlacedPeak[];
  /** Bars taller than the scale: cut, with the figure written. */
  cut: { x: number; label: string }[];
  events: PlacedEvent[];
}

const upper = 20;

/** Lays out bars, average, peaks, gaps and events for one size. */
export function placeDailyBars(data: DailyBarsData, size: ChartSize, words: DailyBarsWords): PlacedDailyBars {
  const window = daysInSight(data);
  const { format } = words;
  const axes = (lower: number) => placeAxes(data, window, lower, size, words);
  const draft = axes(size.height - 24);
  const lanes = data.events?.length
    ? placeEvents(data.events, draft.dayAxis, { axisY: 0, ...size }).lanes
    : 0;
  const axisY = size.height - 24 - (lanes > 0 ? 12 + lanes * laneHeight : 0);
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
    barWidth: Math.round(barWidth * 100) / 100,
    ...placeBars(days, valueAxis, axisY, barWidth),
    gaps: placeGaps(days, dayAxis.step, axisY),
    line: linePath(averages),
    end: placeEnd(days, averages, size, format.value),
    peaks: placePeaks(data.peaks ?? [], days, valueAxis, { left: dayAxis.left, right: size.width }, format),
    cut: placeCut(days, valueAxis.top, format.value),
    events: placeEvents(data.events ?? [], dayAxis, { axisY, ...size }).placed,
  };
}

function daysInSight({ days, from, to, unfinishedDays = 0 }: DailyBarsData): Omit<PlacedDay, 'x'>[] {
  const last = days.at(-1)?.date;
  const start = from ?? days[0]?.date;
  const end = to ?? last;
  if (!start || !end || !last || start > end) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const unfinishedFrom = dayNumber(last) - unfinishedDays;
  const window: Omit<PlacedDay, 'x'>[] = [];
  for (let day = dayNumber(start); day <= dayNumber(end); day += 1) {
    const date = isoDay(day);
    const reported = byDate.get(date) ?? { date, value: null, average: null };
    window.push({ ...reported, unfinished: day > unfinishedFrom && day <= dayNumber(last) });
  }
  return window;
}

function placeAxes(
  data: DailyBarsData,
  window: Omit<PlacedDay, 'x'>[],
  lower: number,
  size: ChartSize,
  { format }: DailyBarsWords,
) {
  const positive = window.flatMap(({ value }) => (value !== null && value > 0 ? [value] : []));
  const yMin = positive.length > 0 ? Math.min(...positive) : 1;
  const { yMax, scale } = data;
  const valueAxis = placeValueAxis({ yMax, scale, yMin, upper, lower, format: format.axis });
  const last = window.findLast(({ average }) => average !== null)?.average;
  const right = size.narrow || last == null ? size.width - 8 : size.width - endRoom(format.value(last));
  const heights = window.map(({ value, average }) => Math.max(value ?? 0, average ?? 0));
  const { left, inGutter } = placeGutter(heights, valueAxis, right);
  const first = dayNumber(window[0]?.date ?? '1970-01-01');
  const dayAxis = placeDayAxis({ first, last: first + Math.max(0, window.length - 1), left, right, format });
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

function placeBars(days: PlacedDay[], axis: ValueAxis, axisY: number, barWidth: number) {
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

/** The figures of bars taller than the scale, the tallest first, where they don't touch. */
function placeCut(days: PlacedDay[], top: number, format: (value: number) => string): PlacedDailyBars['cut'] {
  const placed: (PlacedDailyBars['cut'][number] & { half: number })[] = [];
  const tall = days.flatMap(({ x, value }) => (value !== null && value > top ? [{ x, value }] : []));
  for (const { x, value } of tall.toSorted((one, other) => other.value - one.value)) {
    const label = format(value);
    const half = estimateTextWidth(label) / 2 + 3;
    if (placed.every((other) => Math.abs(other.x - x) >= other.half + half)) placed.push({ x, label, half });
  }
  return placed.map(({ x, label }) => ({ x, label }));
}

/** Negative corrections hang 5 px under the axis: the table has their figure. */
function barEnd(value: number, axis: ValueAxis, axisY: number): number {
  return value < 0 ? axisY + 5 : axis.y(Math.min(Math.max(value, axis.bottom), axis.top));
}

/** Runs of days without a report as hatched columns; nothing is drawn across them. */
function placeGaps(days: PlacedDay[], step: number, axisY: number): Box[] {
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

function placeEnd(
  days: PlacedDay[],
  averages: (Point | null)[],
  { narrow }: ChartSize,
  format: (value: number) => string,
): PlacedDailyBars['end'] {
  const index = averages.findLastIndex((point) => point !== null);
  const point = averages[index];
  const average = days[index]?.average;
  if (!point || average == null) return null;
  return { ...point, label: narrow ? null : format(average) };
}
