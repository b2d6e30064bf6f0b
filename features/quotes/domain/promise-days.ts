import { addDays, type CalendarDay } from '#platform/shared/calendar-days.ts';

/** What a span is counted in. */
export type Unit = 'day' | 'week' | 'month' | 'year';

/** A day of a year that is not said yet. */
interface MonthDay {
  month: number;
  /** 0 = the last of the month. */
  day: number;
}

/** So many units later; the last day of a month that is shorter. */
export function later(said: CalendarDay, count: number, unit: Unit): CalendarDay {
  if (unit === 'day') return addDays(said, count);
  if (unit === 'week') return addDays(said, 7 * count);
  const [whole, month, day] = parts(said);
  return dayOf(whole, month + count * (unit === 'year' ? 12 : 1), day);
}

/** The day of the year that is named; of none, in the year it was said, and only if it is still to come. */
export function next(
  { month, day }: MonthDay,
  named: string | undefined,
  said: CalendarDay,
): CalendarDay | null {
  if (month === 0 || day > 31) return null;
  const [whole] = parts(said);
  // A winter that ends before the day it is spoken of is the next one.
  const isNextWinter = month === 2 && day === 0 && parts(said)[1] > 2;
  return dayOf(
    named === undefined ? whole + (isNextWinter ? 1 : 0) : Number(named),
    month,
    day === 0 ? 31 : day,
  );
}

/** A season is over on its last day, and one by which something will be begins on its first. */
export function seasonDay(during: string | undefined, by: string | undefined): MonthDay {
  const ends: Record<string, MonthDay> = {
    весной: { month: 5, day: 0 },
    летом: { month: 8, day: 0 },
    осенью: { month: 11, day: 0 },
    зимой: { month: 2, day: 0 },
    весне: { month: 3, day: 1 },
    лету: { month: 6, day: 1 },
    осени: { month: 9, day: 1 },
    зиме: { month: 12, day: 1 },
  };
  return ends[(during ?? by)!.toLowerCase()]!;
}

/** Year, month and day of the month. */
export function parts(day: CalendarDay): [number, number, number] {
  return day.split('-').map(Number) as [number, number, number];
}

/** A day; months over twelve go on into the next year, and a day the month does not have is its last. */
export function dayOf(whole: number, month: number, day: number): CalendarDay {
  const first = new Date(Date.UTC(whole, month - 1, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}
