import { addDays } from '#platform/shared/calendar-days.ts';

/** The seven days that a horizon is about, counted from the origin: week 1 begins the day after it. */
export function targetWeek(originDay: string, horizonWeeks: number): { from: string; to: string } {
  return {
    from: addDays(originDay, 7 * horizonWeeks - 6),
    to: addDays(originDay, 7 * horizonWeeks),
  };
}

/** The middle of a target week, where a chart puts its figure. */
export function middleOf(from: string): string {
  return addDays(from, 3);
}
