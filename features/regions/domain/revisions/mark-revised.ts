type Row = Record<string, unknown>;

/** What tells the rows of a list apart, best first. */
const names = ['code', 'indicator', 'group', 'yugoId', 'id', 'year'] as const;

/**
 * An answer as it was given on an earlier day, where every dated value that is another one by now says so as `later`.
 * Periods that were not known then are left out: what came after is no correction.
 * @param now the answer to the same question today.
 */
export function markRevised<T>(then: T, now: unknown): T {
  return mark(then, now) as T;
}

function mark(then: unknown, now: unknown): unknown {
  if (Array.isArray(then)) return Array.isArray(now) ? markRows(then, now) : then;
  if (!isRow(then) || !isRow(now)) return then;
  return Object.fromEntries(Object.entries(then).map(([name, value]) => [name, mark(value, now[name])]));
}

function markRows(then: readonly unknown[], now: readonly unknown[]): unknown[] {
  if (isDated(then[0])) return markDays(then as Row[], now as Row[]);
  return then.map((row) => (isRow(row) ? mark(row, findSame(row, now)) : row));
}

function markDays(then: readonly Row[], now: readonly Row[]): Row[] {
  const values = new Map(now.map(({ day, value }) => [day, value]));
  return then.map((point) => {
    const later = values.get(point['day']);
    return later === undefined || later === point['value'] ? point : { ...point, later };
  });
}

/** The row of the same thing; rows without a name are none of which could be found again. */
function findSame(row: Row, rows: readonly unknown[]): unknown {
  const name = names.find((candidate) => row[candidate] !== undefined);
  return name && rows.find((other) => isRow(other) && other[name] === row[name]);
}

function isDated(row: unknown): boolean {
  return isRow(row) && typeof row['day'] === 'string' && 'value' in row;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
