/** Where a place goes in two weeks; `unknown` = it has no forecast. */
export type Course = 'up' | 'unclear' | 'flat' | 'down' | 'unknown';

/** What the sheet orders: the second week's direction, and its change in per cent of the last week. */
export interface SheetRow {
  shortName: string;
  trend: 'up' | 'down' | 'flat' | 'unclear' | null;
  changePercent: number | null;
}

const courses: readonly Course[] = ['up', 'unclear', 'flat', 'down', 'unknown'];

/** The direction of a row. */
export function courseOf({ trend }: Pick<SheetRow, 'trend'>): Course {
  return trend ?? 'unknown';
}

/** Places by where they go, worse first, the fastest first within each; empty groups are left out. */
export function groupRows<Row extends SheetRow>(rows: readonly Row[]): { course: Course; rows: Row[] }[] {
  return courses
    .map((course) => ({ course, rows: byChange(rows.filter((row) => courseOf(row) === course)) }))
    .filter((group) => group.rows.length > 0);
}

/** The fastest growing first; those without a forecast last. */
export function byChange<Row extends SheetRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (b.changePercent ?? -Infinity) - (a.changePercent ?? -Infinity));
}

/**
 * The upper edge that all panes share: a little above the highest week that was or is foreseen, so that fans alone are cut.
 * @param values per 100 000. @returns a round number, at least 1.
 */
export function sheetScale(values: readonly number[]): number {
  const highest = Math.max(1, ...values) * 1.05;
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
