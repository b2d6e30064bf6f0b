import { dayAt, type CalendarDay } from '#platform/shared/calendar-days.ts';
import type { Theme } from '../domain/themes.ts';
import { readPromise } from '../domain/read-promise.ts';

/** A quote with all that is known of it. */
export interface KnownQuote {
  /** By it an editor's decision finds the quote again. */
  key: string;
  text: string;
  language: 'ru' | 'en';
  isDirect: boolean;
  speaker: string;
  role: string | null;
  entityId: number | null;
  theme: Pick<Theme, 'id' | 'scopeId' | 'rubricId'> | null;
  rubricId: number | null;
  source: string;
  sourceLink: string | null;
  newsId: number | null;
  /** Regions that the headline names. */
  regions: readonly number[];
  /** ISO; null where the source has no day. */
  date: string | null;
  hasTime: boolean;
  period: string | null;
}

/** The day on which what a quote promises can be checked, and whether it is ahead of the clock; null where it promises nothing for a day. */
export function promiseOf(
  { text, language, date }: Pick<KnownQuote, 'text' | 'language' | 'date'>,
  clock: Date,
): { day: CalendarDay; isAhead: boolean } | null {
  const day = date === null ? null : readPromise(text, language, dayAt(new Date(date)));
  return day === null ? null : { day, isAhead: day > dayAt(clock) };
}
