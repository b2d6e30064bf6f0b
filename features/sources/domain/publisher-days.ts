import type { Calendar } from '#connectors/recipe.ts';

const dayMs = 86_400_000;

/** The first day of publication after a moment; null for a source that publishes no more. */
export function nextRelease(calendar: Calendar, after: Date): Date | null {
  return findRelease(calendar, after, 1);
}

/** The last day of publication up to a moment; null for a source that publishes no more. */
export function lastRelease(calendar: Calendar, upTo: Date): Date | null {
  return findRelease(calendar, upTo, -1);
}

/** The days of publication of a year, as calendar days. */
export function releasesOf(calendar: Calendar, year: number): string[] {
  const days: string[] = [];
  if (calendar.every === 'never' || calendar.every === 'day') return days;
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += dayMs)
    if (isRelease(calendar, new Date(at))) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/**
 * When a source is asked again. After something new: at the next release. After nothing new: daily within the window after a
 * release, then at the next one. After a refusal: with growing pauses, an hour, four, a day.
 */
export function nextRunAt(
  calendar: Calendar,
  now: Date,
  { failures, hasNew }: { failures: number; hasNew: boolean },
): Date | null {
  const release = nextRelease(calendar, now);
  if (failures > 0)
    return earlier(release, new Date(now.getTime() + Math.min(24, 4 ** (failures - 1)) * 3_600_000));
  if (hasNew || release === null) return release;
  const last = lastRelease(calendar, now);
  const inWindow = last !== null && now.getTime() - last.getTime() < calendar.windowDays * dayMs;
  return inWindow ? earlier(release, new Date(now.getTime() + dayMs)) : release;
}

/** Days since a release that should have brought something and has not; 0 while the window is open. */
export function daysLate(calendar: Calendar, now: Date, lastNewAt: Date | null): number {
  const due = lastRelease(calendar, new Date(now.getTime() - calendar.windowDays * dayMs));
  if (due === null || lastNewAt === null || lastNewAt >= due) return 0;
  return Math.floor((now.getTime() - due.getTime()) / dayMs);
}

const earlier = (a: Date | null, b: Date): Date => (a !== null && a < b ? a : b);

/** A year and a leap day always hold the next one. */
const furthest = 367;

function findRelease(calendar: Calendar, from: Date, step: 1 | -1): Date | null {
  if (calendar.every === 'never') return null;
  const start = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate(), calendar.hour);
  for (let days = 0; days <= furthest; days += 1) {
    const day = new Date(start + days * step * dayMs);
    const isOnSide = step === 1 ? day > from : day <= from;
    if (isOnSide && isRelease(calendar, day)) return day;
  }
  return null;
}

function isRelease({ every, day, month }: Calendar, date: Date): boolean {
  if (every === 'day') return true;
  if (every === 'week') return (date.getUTCDay() || 7) === Math.min(day, 7);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (date.getUTCDate() !== Math.min(day, lastOfMonth)) return false;
  const at = date.getUTCMonth() + 1;
  if (every === 'month') return true;
  return every === 'quarter' ? (at - month) % 3 === 0 : every === 'year' && at === month;
}
