import type { Mapping } from './guess-columns.ts';

/** What a column can be. */
export const columnRoles = ['place', 'time', 'series', 'unit', 'value', 'none'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Roles that one column alone can have. */
const single = ['place', 'time', 'series', 'unit'] as const;

/** What a column is by a mapping. */
export function roleOf(mapping: Mapping, at: number): ColumnRole {
  const own = single.find((role) => mapping[role] === at);
  if (own !== undefined) return own;
  return mapping.values.includes(at) ? 'value' : 'none';
}

/** The mapping with another meaning of one column: one each of places, times, series and units; any number of values. */
export function changeMapping(mapping: Mapping, at: number, role: ColumnRole): Mapping {
  const columnOf = (each: (typeof single)[number]): number =>
    each === role ? at : mapping[each] === at ? 0 : mapping[each];
  const others = mapping.values.filter((each) => each !== at);
  return {
    place: columnOf('place'),
    time: columnOf('time'),
    series: columnOf('series'),
    unit: columnOf('unit'),
    values: role === 'value' ? [...others, at].toSorted((one, other) => one - other) : others,
  };
}
