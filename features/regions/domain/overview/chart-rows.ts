import { addDays } from '#platform/shared/calendar-days.ts';

/** The specification's chart row: `Date` is `dd.mm.yyyy`, `Sum` the running total, `Count` the day's own figure. */
export interface ChartRow {
  Date: string;
  Sum: number;
  Count: number;
}

/**
 * Rows of a running total; the first row's count is its own sum, so that counts always add up to the last sum.
 * @param totals published running sums, one for each calendar day from `firstDay`; null days are left out and their
 *               people counted on the next published day. Unit: people.
 */
export function chartRows(totals: readonly (number | null)[], firstDay: string): ChartRow[] {
  let before = 0;
  return totals.flatMap((total, index) => {
    if (total === null) return [];
    const row = { Date: dotted(addDays(firstDay, index)), Sum: total, Count: total - before };
    before = total;
    return [row];
  });
}

function dotted(day: string): string {
  return day.split('-').toReversed().join('.');
}
