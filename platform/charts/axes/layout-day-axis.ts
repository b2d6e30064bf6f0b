import { isoDay, monthStarts } from '#platform/charts/frame/day-number.ts';
import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';

/** Days to px; a day owns a step and stands at its middle. */
export interface DayAxis {
  first: number;
  last: number;
  left: number;
  right: number;
  /** Width of a day, px. */
  step: number;
  x: (day: number) => number;
  ticks: DayTick[];
}

/** A tick under the axis; without a label it is a short one. */
export interface DayTick {
  x: number;
  label: string | null;
  anchor: 'start' | 'middle' | 'end';
  bold?: boolean;
}

interface Options {
  first: number;
  last: number;
  left: number;
  right: number;
  format: Pick<ChartFormat, 'month' | 'shortDate'>;
  /** A day that gets a bold tick; the other ticks stand whole weeks from it. */
  anchorDay?: number;
}

/** Least distance between the middles of two labels, px. */
const labelRoom = 56;
const dateRoom = 68;

/** Months where two or more of them begin in sight, weeks otherwise; labels never touch. */
export function layoutDayAxis({ first, last, left, right, format, anchorDay }: Options): DayAxis {
  const step = (right - left) / (last - first + 1);
  const x = (day: number) => left + (day - first + 0.5) * step;
  const axis = { first, last, left, right, step, x };
  const months = monthStarts(first, last);
  const byMonth = anchorDay === undefined && months.length > 1;
  return { ...axis, ticks: byMonth ? monthTicks(axis, months, format) : weekTicks(axis, format, anchorDay) };
}

type Span = Omit<DayAxis, 'ticks'>;

function monthTicks(axis: Span, months: number[], format: Options['format']): DayTick[] {
  const monthWidth = axis.step * 30.4;
  const stride = [1, 2, 3, 4, 6].find((months) => months * monthWidth >= labelRoom) ?? 12;
  return months.map((day) => {
    const iso = isoDay(day);
    const month = Number(iso.slice(5, 7)) - 1;
    const edge = axis.left + (day - axis.first) * axis.step;
    const label = month % stride === 0 ? format.month(iso, month === 0) : null;
    return fitTick({ x: edge, label, anchor: 'middle' }, axis);
  });
}

function weekTicks(axis: Span, format: Options['format'], anchorDay = axis.last): DayTick[] {
  const stride = [1, 7, 14, 28, 56].find((days) => days * axis.step >= dateRoom) ?? 112;
  const every = stride === 1 ? 1 : 7;
  const ticks: DayTick[] = [];
  const start = anchorDay - Math.floor((anchorDay - axis.first) / every) * every;
  for (let day = start; day <= axis.last; day += every) {
    const label = (day - anchorDay) % stride === 0 ? format.shortDate(isoDay(day)) : null;
    ticks.push(fitTick({ x: axis.x(day), label, anchor: 'middle', bold: day === anchorDay }, axis));
  }
  return dropTouching(ticks);
}

/** Of two labels that touch after being turned inwards the bold one stays, else the earlier. */
export function dropTouching(ticks: DayTick[]): DayTick[] {
  const kept: DayTick[] = [];
  for (const tick of ticks) {
    const before = kept.findLast(({ label }) => label !== null);
    const touches = before && tick.label !== null && edges(tick)[0] < edges(before)[1] + 8;
    if (touches && tick.bold) before.label = null;
    kept.push(touches && !tick.bold ? { ...tick, label: null } : { ...tick });
  }
  return kept;
}

function edges({ x, label, anchor }: DayTick): [number, number] {
  const width = estimateTextWidth(label ?? '');
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
}

/** Turns a label inwards where it would hang over an edge of the drawing. */
export function fitTick(tick: DayTick, { left, right }: Span): DayTick {
  if (tick.label === null) return tick;
  const half = estimateTextWidth(tick.label) / 2;
  if (tick.x - half < left - 2) return { ...tick, anchor: 'start' };
  return tick.x + half > right + 4 ? { ...tick, anchor: 'end' } : tick;
}
