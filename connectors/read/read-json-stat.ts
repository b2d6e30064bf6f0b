import { isObject, type SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

interface Axis {
  id: string;
  /** Codes by position. */
  codes: string[];
}

/** Cells of a JSON-stat data set, version 1 or 2: a record each, with codes by dimension, `value` and `status`. */
export function readJsonStat(answer: unknown): SourceRecord[] {
  const set = findSet(answer);
  const axes = readAxes(set);
  const values = cellsOf(set['value']);
  const marks = isObject(set['status']) || Array.isArray(set['status']) ? cellsOf(set['status']) : new Map();
  const records: SourceRecord[] = [];
  const size = axes.reduce((all, { codes }) => all * codes.length, 1);
  for (const [position, value] of values) {
    if (value === null || position >= size) continue;
    records.push({ ...codesAt(axes, position), value, status: marks.get(position) ?? '' });
  }
  return records;
}

/** Version 2 is the set itself, version 1 has sets by name. */
function findSet(answer: unknown): Record<string, unknown> {
  const candidates = isObject(answer) ? [answer, ...Object.values(answer)] : [];
  const set = candidates.find((one) => isObject(one) && isObject(one['dimension']) && 'value' in one);
  if (!isObject(set)) throw new RefusedSource('not_statistics', { wanted: 'JSON-stat' });
  return set;
}

function readAxes(set: Record<string, unknown>): Axis[] {
  const dimension = isObject(set['dimension']) ? set['dimension'] : {};
  const ids = set['id'] ?? dimension['id'];
  if (!Array.isArray(ids)) throw new RefusedSource('not_statistics', { wanted: 'id' });
  return ids.map((id) => ({ id: String(id), codes: readCodes(dimension[String(id)]) }));
}

function readCodes(dimension: unknown): string[] {
  const category = isObject(dimension) ? dimension['category'] : undefined;
  if (!isObject(category)) throw new RefusedSource('not_statistics', { wanted: 'category' });
  const index = category['index'];
  if (Array.isArray(index)) return index.map(String);
  if (!isObject(index)) return isObject(category['label']) ? Object.keys(category['label']) : [''];
  return Object.entries(index)
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([code]) => code);
}

function cellsOf(cells: unknown): Map<number, unknown> {
  const pairs = Array.isArray(cells) ? [...cells.entries()] : Object.entries(isObject(cells) ? cells : {});
  return new Map(pairs.map(([at, value]) => [Number(at), value]));
}

/** Positions are row-major: the last dimension runs fastest. */
function codesAt(axes: readonly Axis[], position: number): Record<string, string> {
  const codes: [string, string][] = [];
  let rest = position;
  for (const axis of axes.toReversed()) {
    codes.push([axis.id, axis.codes[rest % axis.codes.length]!]);
    rest = Math.floor(rest / axis.codes.length);
  }
  return Object.fromEntries(codes.toReversed());
}
