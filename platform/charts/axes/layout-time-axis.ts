import { monthStarts } from '#platform/charts/frame/day-number.ts';
import type { PeriodFormat } from '#platform/charts/frame/chart-words.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { firstDayOf, lastDayOf, periodNumber, type Period } from '#platform/shared/periods.ts';
import { dropTouching, fitTick, layoutDayAxis, type DayAxis, type DayTick } from './layout-day-axis.ts';

/** Numbered periods to px; a period owns a step and stands at its middle. */
export interface TimeAxis extends DayAxis {
  period: Period;
}

interface Options {
  period: Period;
  /** Numbers of the first and the last period, see `periodNumber`. */
  first: number;
  last: number;
  left: number;
  right: number;
  format: Pick<PeriodFormat, 'tick'>;
  /** Room right of the plot into which the last label may reach, px. */
  overhang?: number;
}

/** Lays out days, weeks, months, quarters or years: labels name what stands there, and never touch. */
export function layoutTimeAxis({
  period,
  first,
  last,
  left,
  right,
  format,
  overhang = 0,
}: Options): TimeAxis {
  const step = (right - left) / (last - first + 1);
  const axis = {
    first,
    last,
    left,
    right,
    step,
    x: (number: number) => left + (number - first + 0.5) * step,
  };
  return {
    ...axis,
    period,
    ticks: dropTouching(
      ticksOf(period, axis, format).map((tick) =>
        fitTick(tick, { ...axis, left: 0, right: right + overhang }),
      ),
    ),
  };
}

type Span = Omit<DayAxis, 'ticks'>;
type Tick = Options['format']['tick'];

function ticksOf(period: Period, axis: Span, { tick }: Options['format']): DayTick[] {
  if (period === 'year') return yearTicks(axis, tick);
  if (period === 'quarter') return quarterTicks(axis, tick);
  if (period === 'month') return monthTicks(axis, tick);
  return period === 'week' ? weekTicks(axis, tick) : dayTicks('day', axis, tick);
}

/** Months where two or more begin in sight; else a week by its Monday, which has come even where the week has not ended. */
function weekTicks(axis: Span, tick: Tick): DayTick[] {
  const days = [firstDayOf('week', axis.first), lastDayOf('week', axis.last)] as const;
  const [first, last] = [periodNumber('day', days[0]), periodNumber('day', days[1])];
  if (monthStarts(first, last).length > 1) return dayTicks('week', axis, tick);
  const stride = Math.ceil(labelRoom('day', tick) / axis.step);
  return span(axis).map((number) => {
    const isNamed = (axis.last - number) % stride === 0;
    const label = isNamed ? tick(firstDayOf('week', number), 'day', false) : null;
    return { x: axis.x(number), label, anchor: 'middle', bold: number === axis.last };
  });
}

/** Days, and weeks by their days: months where two or more begin in sight, dates otherwise. */
function dayTicks(period: 'day' | 'week', { first, last, left, right }: Span, tick: Tick): DayTick[] {
  const [from, to] = [firstDayOf(period, first), lastDayOf(period, last)];
  return layoutDayAxis({
    first: periodNumber('day', from),
    last: periodNumber('day', to),
    left,
    right,
    format: {
      month: (day, withYear) => tick(day, 'month', withYear),
      shortDate: (day) => tick(day, 'day', false),
    },
  }).ticks;
}

const air = 14;

/** Every year where they fit, else round ones; the last is always named, the first where there is room. */
function yearTicks(axis: Span, tick: Tick): DayTick[] {
  const room = labelRoom('year', tick);
  const stride = [1, 2, 5, 10, 20, 25, 50].find((years) => years * axis.step >= room) ?? 100;
  const yearOf = (number: number) => 1970 + number;
  const isNamed = (number: number) =>
    stride > 2 ? yearOf(number) % stride === 0 : (axis.last - number) % stride === 0;
  const ends = new Set([axis.first, axis.last]);
  const numbers = span(axis);
  // Round years too near to an end give way to it.
  const isFree = (number: number) =>
    (axis.last - number) * axis.step >= room &&
    (number - axis.first) * axis.step >= room * (stride > 2 ? 1.4 : 1);
  const named = new Set(numbers.filter((number) => (isNamed(number) && isFree(number)) || ends.has(number)));
  if ((axis.last - axis.first) * axis.step < room) named.delete(axis.first);
  return numbers
    .filter((number) => named.has(number) || axis.step >= 6)
    .map((number) => ({
      x: axis.x(number),
      label: named.has(number) ? tick(firstDayOf('year', number), 'year', true) : null,
      anchor: 'middle',
    }));
}

/** Quarters by name where they fit, the first of a year with the year; years at their beginning otherwise. */
function quarterTicks(axis: Span, tick: Tick): DayTick[] {
  const room = labelRoom('quarter', tick);
  const stride = [1, 2].find((quarters) => quarters * axis.step >= room);
  if (stride === undefined) return yearStarts('quarter', 4, axis, tick);
  return span(axis).map((number) => {
    const inYear = ((number % 4) + 4) % 4;
    const withYear = inYear === 0 || number === axis.first + ((stride - (axis.first % stride)) % stride);
    const label = inYear % stride === 0 ? tick(firstDayOf('quarter', number), 'quarter', withYear) : null;
    return { x: axis.x(number), label, anchor: 'middle' };
  });
}

/** Months by name where they fit, January with the year; years at their beginning otherwise. */
function monthTicks(axis: Span, tick: Tick): DayTick[] {
  const room = labelRoom('month', tick);
  const stride = [1, 2, 3, 6].find((months) => months * axis.step >= room);
  if (stride === undefined) return yearStarts('month', 12, axis, tick);
  const hasJanuary = span(axis).some((number) => number % 12 === 0);
  let isFirst = !hasJanuary;
  return span(axis).map((number) => {
    const inYear = ((number % 12) + 12) % 12;
    if (inYear % stride !== 0) return { x: axis.x(number), label: null, anchor: 'middle' };
    const label = tick(firstDayOf('month', number), 'month', inYear === 0 || isFirst);
    isFirst = false;
    return { x: axis.x(number), label, anchor: 'middle' };
  });
}

/** The left edge of each year, or of every second, fifth, … where they are too many. */
function yearStarts(period: 'month' | 'quarter', inYear: number, axis: Span, tick: Tick): DayTick[] {
  const room = labelRoom('year', tick);
  const stride = [1, 2, 5, 10, 20].find((years) => years * inYear * axis.step >= room) ?? 50;
  return span(axis)
    .filter((number) => number % inYear === 0)
    .map((number) => {
      const isNamed = (1970 + number / inYear) % stride === 0;
      const label = isNamed ? tick(firstDayOf(period, number), 'year', true) : null;
      return { x: axis.left + (number - axis.first) * axis.step, label, anchor: 'middle' };
    });
}

/** The room of the widest label of its kind, px: the last quarter's numeral is the longest. */
function labelRoom(as: 'day' | 'month' | 'quarter' | 'year', tick: Tick): number {
  return estimateTextWidth(tick('2020-10-01', as, true)) + air;
}

function span({ first, last }: Span): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
