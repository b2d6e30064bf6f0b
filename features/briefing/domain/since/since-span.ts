import { addDays } from '#platform/shared/calendar-days.ts';

/** Days that are told of where nobody was here before. */
const daysBack = 7;
/** A visit longer ago than this is told of as these days: the list would be a yearbook. */
const maxDays = 60;

/** The days that are told of, both included, and how they were found. */
export interface SinceSpan {
  from: string;
  to: string;
  /** From the day of the visit before, or the last seven days: on a first visit, and where the visit before was on this very day. */
  by: 'visit' | 'first' | 'today';
}

/** Which days are told of on a day to who was last here on another one; null = never. The day of the visit itself counts: figures have a day and no hour. */
export function sinceSpan(day: string, visitDay: string | null): SinceSpan {
  const week = { from: addDays(day, 1 - daysBack), to: day };
  if (visitDay === null || visitDay > day) return { ...week, by: 'first' };
  if (visitDay === day) return { ...week, by: 'today' };
  return { from: [visitDay, addDays(day, -maxDays)].toSorted().at(-1)!, to: day, by: 'visit' };
}
