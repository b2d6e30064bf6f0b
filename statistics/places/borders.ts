import { listBundledRows } from '../import/read-rows.ts';
import type { Place } from '../shapes/place.ts';

const file = 'geo/regions_adjacency.csv';

let read: Promise<ReadonlyMap<number, ReadonlySet<number>>> | null = null;

/** Subjects by those they share a border with, by land, by a bridge or over a narrow sea; the file is read once a process. */
export function readBorders(): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  read ??= listBorders();
  return read;
}

async function listBorders(): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const borders = new Map<number, Set<number>>();
  const add = (one: number, other: number): void => {
    borders.set(one, (borders.get(one) ?? new Set()).add(other));
  };
  for (const row of await listBundledRows(file)) {
    const [one, other] = [Number(row['a_yugo_id']), Number(row['b_yugo_id'])];
    add(one, other);
    add(other, one);
  }
  return borders;
}

/** What stands beside a place: of a subject those it borders on, of a district its own subjects, of the country all of them. */
export async function listBeside<Region extends Pick<Place, 'yugoId' | 'districtId'>>(
  place: Pick<Place, 'yugoId' | 'kind'>,
  regions: readonly Region[],
): Promise<Region[]> {
  if (place.kind === 'country') return [...regions];
  if (place.kind === 'district') return regions.filter(({ districtId }) => districtId === place.yugoId);
  const borders = (await readBorders()).get(place.yugoId);
  return regions.filter(({ yugoId }) => borders?.has(yugoId));
}
