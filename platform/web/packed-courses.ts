import { packNumbers, unpackNumbers } from '#platform/shared/packed-numbers.ts';
import type { LoadPage } from './page.ts';

/** A course shorter than this is no longer as it stands. */
const least = 16;
/** Names a packed course; no answer has such a field. */
const mark = '~';

/** A page's data on their way: of the same shape, but that long rows of numbers are texts. */
export interface Packed<Value> {
  readonly held: Value;
}

/** Loads the same, with the courses packed: a page's data name each number by another one, three times as long and hard to press. */
export function packed<Value>(load: LoadPage<Value>): LoadPage<Packed<Value>> {
  return async (page) => pack(await load(page));
}

/** Packs every long row of numbers in it. */
export function pack<Value>(value: Value): Packed<Value> {
  const shut = (part: unknown): unknown => {
    if (Array.isArray(part)) return packCourse(part) ?? part.map(shut);
    return isRecord(part) ? mapValues(part, shut) : part;
  };
  return { held: shut(value) as Value };
}

/** The data as they were before they were packed. */
export function unpack<Value>({ held }: Packed<Value>): Value {
  const open = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(open);
    if (!isRecord(part)) return part;
    const course = part[mark];
    return typeof course === 'string' ? unpackNumbers(course) : mapValues(part, open);
  };
  return open(held) as Value;
}

function packCourse(values: unknown[]): Record<string, string> | null {
  if (values.length < least || !values.every(isFigure)) return null;
  const text = packNumbers(values);
  return text === null ? null : { [mark]: text };
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
