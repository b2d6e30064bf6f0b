import type { MapData } from './load-map.ts';

/** Nothing is another value by now. */
export const noCorrections: ReadonlyMap<number, number | null> = new Map();

/** Places whose value of the same period is another one by now, with what it is. */
export function correctedPlaces(
  then: Pick<MapData['rating'], 'values' | 'day'>,
  now: Pick<MapData['rating'], 'values' | 'day'> | null,
): ReadonlyMap<number, number | null> {
  if (now === null || now.day !== then.day) return noCorrections;
  const values = new Map(then.values.map(({ yugoId, value }) => [yugoId, value]));
  return new Map(
    now.values.flatMap(({ yugoId, value }) =>
      values.get(yugoId) === value ? [] : [[yugoId, value] as const],
    ),
  );
}
