import { addDays, daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';
import type { EpochDay } from './store/series.ts';

/** How long the period of a figure is. */
export type Kind = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annual';

/** How the day a figure became known follows from its day: a fixed day, or a rule. */
export type KnownRule =
  | 'same day'
  | 'next day'
  | 'end of next month'
  | 'end of second month'
  | '1 October next'
  | { on: CalendarDay };

const epoch = '1970-01-01';
const days = new Map<CalendarDay, EpochDay>();

/** Days since 1 January 1970. Throws on what is no day. */
export function toEpochDay(day: CalendarDay): EpochDay {
  let found = days.get(day);
  if (found === undefined) days.set(day, (found = daysBetween(epoch, day)));
  return found;
}

/** The calendar day of a number of days since 1 January 1970. */
export function fromEpochDay(day: EpochDay): CalendarDay {
  return addDays(epoch, day);
}

/**
 * The day a written time stands for: the day itself, else the last day of the week (`2021-W42`), month (`2021-10`),
 * quarter (`2021-Q4`) or year. A year stands for `anchor` (`MM-DD`) where the indicator has one. Null when it is no
 * time.
 */
export function dayOfTime(time: string, anchor = '12-31'): CalendarDay | null {
  const [, year, part] = /^(\d{4})(?:-(\d{2}-\d{2}|\d{2}|Q[1-4]|W\d{2}))?$/.exec(time) ?? [];
  if (year === undefined) return null;
  if (part === undefined) return realDay(`${year}-${anchor}`);
  if (part.startsWith('Q')) return lastOfMonth(Number(year), Number(part[1]) * 3);
  if (part.startsWith('W')) return sundayOfWeek(Number(year), Number(part.slice(1)));
  if (part.length === 5) return realDay(time);
  return part >= '01' && part <= '12' ? lastOfMonth(Number(year), Number(part)) : null;
}

/** The period a written time has by its form; null when it is no time. A whole date fits every kind. */
export function kindOfTime(time: string): Kind | 'date' | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return 'date';
  if (/^\d{4}-\d{2}$/.test(time)) return 'monthly';
  if (/^\d{4}-Q[1-4]$/.test(time)) return 'quarterly';
  if (/^\d{4}-W\d{2}$/.test(time)) return 'weekly';
  return /^\d{4}$/.test(time) ? 'annual' : null;
}

/** The day on which a figure became known by a rule. */
export function knownByRule(day: CalendarDay, rule: KnownRule): CalendarDay {
  if (typeof rule === 'object') return rule.on;
  if (rule === 'same day') return day;
  if (rule === 'next day') return addDays(day, 1);
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  if (rule === 'end of next month') return lastOfMonth(year, month + 1);
  if (rule === 'end of second month') return lastOfMonth(year, month + 2);
  // A count on 1 January closes the year before, so that October of its own year is "the next".
  return day.endsWith('-01-01') ? `${year}-10-01` : `${year + 1}-10-01`;
}

/** The rule assumed for figures whose day of publication is not known. */
export const assumedRule: Record<Kind, KnownRule> = {
  daily: 'same day',
  weekly: 'next day',
  monthly: 'end of next month',
  quarterly: 'end of second month',
  annual: '1 October next',
};

/** `month` counts from 1 and may run past December. */
function lastOfMonth(year: number, month: number): CalendarDay {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Week 1 is the one with 4 January (ISO 8601). */
function sundayOfWeek(year: number, week: number): CalendarDay | null {
  const january4 = new Date(Date.UTC(year, 0, 4));
  const firstSunday = 4 + ((7 - january4.getUTCDay()) % 7);
  const sunday = new Date(Date.UTC(year, 0, firstSunday + (week - 1) * 7));
  const thursday = new Date(sunday.getTime() - 3 * 86_400_000);
  return week >= 1 && thursday.getUTCFullYear() === year ? sunday.toISOString().slice(0, 10) : null;
}

/** Days that were found to be real: rows of a file name the same ones over and over. */
const real = new Set<CalendarDay>();
const maxReal = 100_000;

function realDay(day: string): CalendarDay | null {
  if (real.has(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null;
  if (real.size < maxReal) real.add(day);
  return day;
}
