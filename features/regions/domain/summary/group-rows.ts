/** Where a place goes in two weeks; `unknown` = it has no forecast. */
export type Course = 'up' | 'unclear' | 'flat' | 'down' | 'unknown';

/** What the sheet orders: the second week's direction, and its change in per cent of the last week. */
export interface SheetRow {
  shortName: string;
  trend: 'up' | 'down' | 'flat' | 'unclear' | null;
  changePercent: number | null;
}

/** A group of the sheet: where its places go, those that get worse by how fast. */
export type Group = Exclude<Course, 'up'> | 'upFast' | 'up' | 'upSlow';

const groups: readonly Group[] = ['upFast', 'up', 'upSlow', 'unclear', 'flat', 'down', 'unknown'];

/** Changes of a week from which on a place gets worse fast, and no more slowly. Unit: per cent, as it is written. */
const [fast, brisk] = [25, 15];

/** The group of a row. */
export function groupOf(row: Pick<SheetRow, 'trend' | 'changePercent'>): Group {
  const course = courseOf(row);
  const percent = Math.round(row.changePercent ?? 0);
  if (course !== 'up') return course;
  return percent >= fast ? 'upFast' : percent >= brisk ? 'up' : 'upSlow';
}

/** The direction of a row. */
export function courseOf({ trend }: Pick<SheetRow, 'trend'>): Course {
  return trend ?? 'unknown';
}

/** Places by where they go, worse and faster first, the fastest first within each; empty groups are left out. */
export function groupRows<Row extends SheetRow>(rows: readonly Row[]): { group: Group; rows: Row[] }[] {
  return groups
    .map((group) => ({ group, rows: byChange(rows.filter((row) => groupOf(row) === group)) }))
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

/** Weeks of a place as shares of its last one: today is 100. Without a last week, or one of zero, there is no such scale. */
export function asIndex<
  Row extends { now: number | null; past: readonly (number | null)[]; weeks: readonly (readonly number[])[] },
>(row: Row): Row {
  const { now } = row;
  if (!now) return { ...row, past: [], weeks: [] };
  const index = (value: number): number => (value / now) * 100;
  return {
    ...row,
    past: row.past.map((value) => value && index(value)),
    weeks: row.weeks.map((week) => week.map(index)),
  };
}
