import { packNumbers, unpackNumbers } from '#platform/shared/packed-numbers.ts';
import { packTable, unpackTable, type PackedTable } from './packed-table.ts';
import type { LoadPage } from './page.ts';

/** A course shorter than this is no longer as it stands. */
const least = 16;
/** Names a packed course; no answer has such a field. */
const mark = '~';

/** A page's data on their way: of the same shape, but that long rows of numbers are texts, and long lists of one shape columns. */
export interface Packed<Value> {
  readonly held: Value;
}

/** Loads the same, with the courses packed: a page's data name each number by another one, three times as long and hard to press. */
export function packed<Value>(load: LoadPage<Value>): LoadPage<Packed<Value>> {
  return async (page) => pack(await load(page));
}

/** Packs every long row of numbers in it, and every long list of one shape. */
export function pack<Value>(value: Value): Packed<Value> {
  return { held: shut(value) as Value };
}

function shut(part: unknown): unknown {
  if (Array.isArray(part)) return packCourse(part) ?? packRows(part) ?? part.map(shut);
  return isRecord(part) ? mapValues(part, shut) : part;
}

/** The data as they were before they were packed. */
export function unpack<Value>({ held }: Packed<Value>): Value {
  const open = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(open);
    if (!isRecord(part)) return part;
    const course = part[mark];
    if (typeof course === 'string') return unpackNumbers(course);
    return isTable(course) ? unpackTable(course).map(open) : mapValues(part, open);
  };
  return open(held) as Value;
}

function packCourse(values: unknown[]): Record<string, string> | null {
  if (values.length < least || !values.every(isFigure)) return null;
  const text = packNumbers(values);
  return text === null ? null : { [mark]: text };
}

function packRows(rows: unknown[]): Record<string, PackedTable> | null {
  const table = rows.length < least ? null : packTable(rows, shut);
  return table && { [mark]: table };
}

function isTable(value: unknown): value is PackedTable {
  return isRecord(value) && typeof value['count'] === 'number' && isRecord(value['columns']);
}

function isFigure(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
