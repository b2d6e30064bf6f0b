import type { MeasureStatus } from '../steps/statuses.ts';
import { termState } from './rule-year.ts';

/** Groups of a list in the order they stand: in force on the day, not yet, and no more. */
const rowGroups = ['force', 'coming', 'over'] as const;
export type RowGroup = (typeof rowGroups)[number];

interface Term {
  status: MeasureStatus;
  starts: string | null;
  ends: string | null;
}

/** Rows by what they are on a day, each in the order it came; a group without rows is left out. */
export function groupRows<Row extends Term>(
  rows: readonly Row[],
  day: string,
): { group: RowGroup; rows: Row[] }[] {
  return rowGroups
    .map((group) => ({ group, rows: rows.filter((row) => groupOf(row, day) === group) }))
    .filter((each) => each.rows.length > 0);
}

function groupOf(row: Term, day: string): RowGroup {
  const state = termState(row, day);
  if (state === 'force') return 'force';
  return state === 'over' || state === 'withdrawn' ? 'over' : 'coming';
}
