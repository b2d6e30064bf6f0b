import { addDays, daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';

/** Signs of a question and of one answer. */
export const maxQuestionSigns = 200;
export const maxOptionSigns = 100;

/** Answers of a poll. */
export const fewestOptions = 2;
export const maxOptions = 8;

/** Polls that are open under one story or item at a time. */
export const maxOpenPolls = 3;

/** The farthest last day of a poll. Unit: days from today. */
const longestDays = 90;

/** The last days a poll may have, from today on. */
export function lastDays(today: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  return { first: today, last: addDays(today, longestDays) };
}

/** Whether votes can be taken until the end of this day. */
export function isLastDay(day: CalendarDay, today: CalendarDay): boolean {
  const ahead = daysBetween(today, day);
  return ahead >= 0 && ahead <= longestDays;
}

/** Whether no answer is said twice, by letters alone. */
export function areDistinct(options: readonly string[]): boolean {
  return new Set(options.map((option) => option.toLowerCase())).size === options.length;
}

/** Whether how others answered is shown: after one's own vote, and to everybody once nobody can vote any more. */
export function showsResults({ mine, isClosed }: { mine: number | null; isClosed: boolean }): boolean {
  return mine !== null || isClosed;
}
