import { daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';

/** Of some days the one nearest to a day, of two as near the earlier; null where there are none. */
export function nearestDay(day: CalendarDay, days: readonly CalendarDay[]): CalendarDay | null {
  const distance = (other: CalendarDay): number => Math.abs(daysBetween(day, other));
  return days.toSorted().toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
