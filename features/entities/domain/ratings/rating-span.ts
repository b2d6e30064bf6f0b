import { addDays } from '#platform/shared/calendar-days.ts';

/** Spans a rating may be of, by their days. */
export const ratingPeriods = { day: 1, week: 7, month: 30 } as const;
export type RatingPeriod = keyof typeof ratingPeriods;

/** Days of a period that ends on a day, and of the one before it; all ends included. */
export interface RatingSpan {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
}

/** The span that ends on a day and the one of equal length before it. */
export function ratingSpan(period: RatingPeriod, to: string): RatingSpan {
  const days = ratingPeriods[period];
  const from = addDays(to, 1 - days);
  return { from, to, beforeFrom: addDays(from, -days), beforeTo: addDays(from, -1) };
}
