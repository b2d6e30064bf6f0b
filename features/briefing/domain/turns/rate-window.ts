import { addDays, listDays } from '#platform/shared/calendar-days.ts';

/** Days before and after a turn that are looked at together with it. */
export const daysBeside = 3;
/** Days on either side of a turn from which the windows come that it is compared with: the outlets that are read change slowly. */
const daysAround = 45;

/** How full the days around a turn were of headlines, among windows of as many days. */
export interface RatedWindow {
  from: string;
  to: string;
  headlines: number;
  /** Windows that held as many headlines or more, this one counted; of all. */
  asMany: number;
  windows: number;
}

/**
 * The seven days around a day among all windows of seven days within 45 days of it.
 * @param counts headlines of the place by day; a known day that is not in it had none.
 * @param known days on which the feeds brought anything at all.
 * @returns null when one of its own days is not known: nothing can be said of it.
 */
export function rateWindow(
  day: string,
  counts: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): RatedWindow | null {
  const sumFrom = (from: string): number | null => {
    const days = listDays(from, addDays(from, 2 * daysBeside));
    return days.every((each) => known.has(each))
      ? days.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)
      : null;
  };
  const from = addDays(day, -daysBeside);
  const headlines = sumFrom(from);
  if (headlines === null) return null;
  const sums = listDays(addDays(day, -daysAround), addDays(day, daysAround - 2 * daysBeside))
    .map(sumFrom)
    .filter((sum) => sum !== null);
  return {
    from,
    to: addDays(day, daysBeside),
    headlines,
    asMany: sums.filter((sum) => sum >= headlines).length,
    windows: sums.length,
  };
}

/** True where the days around a turn were no fuller than most: then no story is named beside it. */
export function isUsual({ asMany, windows }: RatedWindow): boolean {
  return asMany * 2 > windows;
}
