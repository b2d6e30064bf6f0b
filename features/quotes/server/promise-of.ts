import { dayAt, type CalendarDay } from '#platform/shared/calendar-days.ts';
import { readPromise } from '../domain/read-promise.ts';
import type { KnownQuote } from './known-quote.ts';

/** The day on which what a quote promises can be checked, and whether it is ahead of the clock; null where it promises nothing for a day. */
export function promiseOf(
  { text, language, date }: Pick<KnownQuote, 'text' | 'language' | 'date'>,
  clock: Date,
): { day: CalendarDay; isAhead: boolean } | null {
  const day = date === null ? null : readPromise(text, language, dayAt(new Date(date)));
  return day === null ? null : { day, isAhead: day > dayAt(clock) };
}
