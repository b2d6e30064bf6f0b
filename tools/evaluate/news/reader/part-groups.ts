import { createHash } from 'node:crypto';

const seed = '20261128';

/** A third of the groups is only measured: no rule is looked at on it. */
export function isUnread(group: string, groups: readonly string[]): boolean {
  const drawn = [...new Set(groups)].toSorted((one, other) => numberOf(one).localeCompare(numberOf(other)));
  return drawn.indexOf(group) < Math.round(drawn.length / 3);
}

/** The rows of a part, `read` or `unread`, whole groups at a time; all rows where no part is asked for. */
export function rowsOfPart<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  part: string | undefined,
): Row[] {
  if (part === undefined) return [...rows];
  const groups = rows.map(groupOf);
  return rows.filter((row) => isUnread(groupOf(row), groups) === (part === 'unread'));
}

function numberOf(group: string): string {
  return createHash('sha256').update(`${seed} ${group}`).digest('hex');
}
