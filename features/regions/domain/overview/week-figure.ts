import { addDays } from '#platform/shared/calendar-days.ts';
import { changePercent, weekSum } from '../region/incidence.ts';

/** A week's figure with the seven days it is made of: what a receipt shows. Unit: people. */
export interface WeekFigure {
  week: number | null;
  previousWeek: number | null;
  changePercent: number | null;
  addends: { day: string; value: number | null }[];
  total: number | null;
}

/**
 * The last week of a daily column, its change on the week before, and its addends.
 * @param days one entry for each calendar day ending at `lastDay`, oldest first; null = not published. At least 14 for a change.
 * @param total published running sum on `lastDay`, null when unknown.
 */
export function weekFigure(
  days: readonly (number | null)[],
  lastDay: string,
  total: number | null,
): WeekFigure {
  const week = weekSum(days);
  const previousWeek = weekSum(days, 1);
  const addends = days
    .slice(-7)
    .map((value, index, shown) => ({ day: addDays(lastDay, index - shown.length + 1), value }));
  return { week, previousWeek, changePercent: changePercent(week, previousWeek), addends, total };
}
