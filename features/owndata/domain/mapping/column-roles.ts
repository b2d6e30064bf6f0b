import type { Mapping } from './guess-columns.ts';

/** What a column can be. */
export const columnRoles = ['place', 'time', 'value', 'none'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** What a column is by a mapping. */
export function roleOf({ place, time, values }: Mapping, at: number): ColumnRole {
  if (place === at) return 'place';
  if (time === at) return 'time';
  return values.includes(at) ? 'value' : 'none';
}

/** The mapping with another meaning of one column: there is one of places and one of times, and beside times one of values. */
export function changeMapping(mapping: Mapping, at: number, role: ColumnRole): Mapping {
  const place = role === 'place' ? at : mapping.place === at ? 0 : mapping.place;
  const time = role === 'time' ? at : mapping.time === at ? 0 : mapping.time;
  const others = mapping.values.filter((each) => each !== at);
  const values = role === 'value' ? [...others, at].toSorted((one, other) => one - other) : others;
  if (time === 0 || values.length < 2) return { place, time, values };
  return { place, time, values: role === 'value' ? [at] : values.slice(0, 1) };
}
