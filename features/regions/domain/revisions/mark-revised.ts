type Row = Record<string, unknown>;

/** What tells the rows of a list apart, best first. */
const names = ['code', 'indicator', 'group', 'yugoId', 'tenth', 'id', 'year'] as const;
/** People of each age of a year. */
const ages = ['men', 'women'] as const;

/**
 * An answer as it was given on an earlier day, where every value of the same day that is another one by now says so as
 * `later`. A year's ages say it together. Periods that were not known then are left out: what came after is no
 * correction. What did not change stays the very same object, so that nothing is drawn anew for it.
 * @param now the answer to the same question today.
 */
export function markRevised<T>(then: T, now: unknown): T {
  return mark(then, now, false) as T;
}

/** @param isOneDay both stand under the same day, so that their values are of one day. */
function mark(then: unknown, now: unknown, isOneDay: boolean): unknown {
  if (Array.isArray(then)) return Array.isArray(now) ? markRows(then, now, isOneDay) : then;
  if (!isRow(then) || !isRow(now)) return then;
  const isSame = isOfOneDay(then, now) ?? isOneDay;
  const marked = Object.entries(then).map(([name, value]) => [name, mark(value, now[name], isSame)] as const);
  const row = marked.every(([name, value]) => value === then[name]) ? then : Object.fromEntries(marked);
  return withLater(row, then, now, isSame);
}

function withLater(row: Row, then: Row, now: Row, isOneDay: boolean): Row {
  const [value, later] = [then[measured(then)], now[measured(then)]];
  if (isOneDay && typeof value === 'number' && typeof later === 'number' && value !== later)
    return { ...row, later };
  if (typeof then['year'] === 'number' && ages.some((sex) => !areAlike(then[sex], now[sex])))
    return { ...row, later: Object.fromEntries(ages.map((sex) => [sex, now[sex]])) };
  return row;
}

/** Whether all days that two rows name are the same; null where they name none. */
function isOfOneDay(then: Row, now: Row): boolean | null {
  const days = Object.keys(then).filter((name) => /(^d|D)ay$/.test(name) && typeof then[name] === 'string');
  return days.length === 0 ? null : days.every((name) => then[name] === now[name]);
}

function areAlike(then: unknown, now: unknown): boolean {
  if (!Array.isArray(then) || !Array.isArray(now)) return true;
  return then.length === now.length && then.every((value, at) => value === now[at]);
}

function markRows(then: readonly unknown[], now: readonly unknown[], isOneDay: boolean): unknown[] {
  if (isDated(then[0])) return markDays(then as Row[], now as Row[]);
  return keptIfSame(
    then,
    then.map((row) => (isRow(row) ? mark(row, findSame(row, now), isOneDay) : row)),
  );
}

function keptIfSame<Item>(then: readonly Item[], marked: Item[]): Item[] {
  return marked.every((item, at) => item === then[at]) ? (then as Item[]) : marked;
}

function markDays(then: readonly Row[], now: readonly Row[]): Row[] {
  const values = new Map(now.map((point) => [point['day'], point[measured(point)]]));
  const marked = then.map((point) => {
    const later = values.get(point['day']);
    return later === undefined || later === point[measured(point)] ? point : { ...point, later };
  });
  return keptIfSame(then, marked);
}

/** What a row tells: its value, or the part of a whole. */
function measured(row: Row): 'value' | 'share' {
  return 'value' in row ? 'value' : 'share';
}

/** The row of the same thing; rows without a name are none of which could be found again. */
function findSame(row: Row, rows: readonly unknown[]): unknown {
  const name = names.find((candidate) => row[candidate] !== undefined);
  return name && rows.find((other) => isRow(other) && other[name] === row[name]);
}

function isDated(row: unknown): boolean {
  return isRow(row) && typeof row['day'] === 'string' && ('value' in row || 'share' in row);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
