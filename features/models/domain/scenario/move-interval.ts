import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';

/** Two days, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What of an interval is moved: an end, or all of it. */
export type IntervalPart = 'from' | 'to' | 'whole';

/** Moves an end or the whole by days; it stays inside the limits, keeps its length when moved whole, and lasts a day at least. */
export function moveInterval(interval: DaySpan, part: IntervalPart, days: number, limits: DaySpan): DaySpan {
  const { from, to } = interval;
  if (part === 'from') return { from: earlier(later(addDays(from, days), limits.from), to), to };
  if (part === 'to') return { from, to: later(earlier(addDays(to, days), limits.to), from) };
  const least = daysBetween(from, limits.from);
  const most = daysBetween(to, limits.to);
  const moved = Math.max(Math.min(least, 0), Math.min(Math.max(most, 0), days));
  return { from: addDays(from, moved), to: addDays(to, moved) };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
