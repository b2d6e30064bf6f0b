import { countOfDay, dayOfCount } from '#platform/shared/day-count.ts';
import { packNumbers, unpackNumbers } from '#platform/shared/packed-numbers.ts';

type Row = Readonly<Record<string, unknown>>;

/** A column on its way: one value for all rows, numbers or days as a text, or as it stands. */
type Column =
  | { readonly same: unknown }
  | { readonly numbers: string }
  | { readonly days: string }
  | { readonly values: readonly unknown[] };

/** Rows by columns, so that what they have in common is told once. */
export interface PackedTable {
  readonly count: number;
  readonly columns: Readonly<Record<string, Column>>;
}

/** Rows of one shape as columns, `shut` packing what stays a value; null where the shapes differ or no column is shorter. */
export function packTable(rows: readonly unknown[], shut: (value: unknown) => unknown): PackedTable | null {
  const [first] = rows;
  if (!isRow(first)) return null;
  const keys = Object.keys(first);
  if (keys.length === 0 || !rows.every((row) => isRow(row) && hasKeys(row, keys))) return null;
  const columns = keys.map((key) => packColumn((rows as Row[]).map((row) => row[key])));
  if (columns.every((column) => 'values' in column)) return null;
  const shutColumn = (column: Column): Column =>
    'values' in column ? { values: column.values.map(shut) } : column;
  return {
    count: rows.length,
    columns: Object.fromEntries(keys.map((key, at) => [key, shutColumn(columns[at]!)])),
  };
}

/** The rows of `packTable`, their fields in the same order. */
export function unpackTable({ count, columns }: PackedTable): Row[] {
  const filled = Object.entries(columns).map(([key, column]) => [key, unpackColumn(column, count)] as const);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(filled.map(([key, values]) => [key, values[at]])),
  );
}

function packColumn(values: readonly unknown[]): Column {
  const [first] = values;
  if (typeof first !== 'object' && values.every((value) => Object.is(value, first))) return { same: first };
  if (values.every(isFigure)) {
    const numbers = packNumbers(values);
    if (numbers !== null) return { numbers };
  }
  if (values.every(isDay)) return { days: packNumbers(values.map(countOfDay))! };
  return { values };
}

function unpackColumn(column: Column, count: number): readonly unknown[] {
  if ('same' in column) return Array.from({ length: count }, () => column.same);
  if ('numbers' in column) return unpackNumbers(column.numbers);
  if ('days' in column) return unpackNumbers(column.days).map((day) => dayOfCount(day!));
  return column.values;
}

function hasKeys(row: Row, keys: readonly string[]): boolean {
  const own = Object.keys(row);
  return own.length === keys.length && own.every((key, at) => key === keys[at]);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isFigure(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, Number(value.slice(8)));
  return value > '0100' && new Date(at).toISOString().startsWith(value);
}
