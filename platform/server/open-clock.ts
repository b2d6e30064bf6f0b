import { addDays } from '#platform/shared/calendar-days.ts';
import { ownClock, readAsOf, type Clock, type ClockSettings } from './clock.ts';

/** Days that what became known is behind the licence. */
const licensedDays = 30;

/** Newest day of knowledge that anybody may take away: what became known later belongs to the licence. */
export function openDayOf(day: string): string {
  return addDays(day, -licensedDays);
}

/**
 * The clock of whoever has no licence. It is the day that was asked for, and never a later one than thirty days before
 * the product's own, however far ahead the address asks.
 */
export function openClock(asked: Clock, settings: ClockSettings, now: Date): Clock {
  const openDay = openDayOf(ownClock(settings, now).day);
  return readAsOf(asked.day < openDay ? asked.day : openDay)!;
}
