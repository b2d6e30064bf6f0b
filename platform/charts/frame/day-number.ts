import type { CalendarDay } from '#platform/shared/calendar-days.ts';
import { countOfDay, dayOfCount } from '#platform/shared/day-count.ts';

const msPerDay = 86_400_000;

/** Days since 1 January 1970: charts reckon in whole numbers and say days only at their edge. Throws on what is no day. */
export function dayNumber(day: CalendarDay): number {
  return countOfDay(day);
}

/** The calendar day of a day number. */
export function isoDay(day: number): CalendarDay {
  return dayOfCount(day);
}

/** Day numbers of the first days of months within `first`…`last`, both included. */
export function monthStarts(first: number, last: number): number[] {
  const starts: number[] = [];
  for (let day = first; day <= last; day += 1) {
    const date = new Date(day * msPerDay);
    const dayOfMonth = date.getUTCDate();
    if (dayOfMonth === 1) starts.push(day);
    // Nothing begins before the 28th: jump there.
    if (dayOfMonth < 28) day += 27 - dayOfMonth;
  }
  return starts;
}
