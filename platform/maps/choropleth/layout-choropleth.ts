import { fitCountry, fitRegions } from '#platform/maps/project-regions.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import { layoutRegions, type RegionShape } from '#platform/maps/shapes/layout-regions.ts';

/** A size of the map, px. */
export interface MapSize {
  width: number;
  height: number;
}

const kept = new WeakMap<RegionMap, Map<string, RegionShape[]>>();

/** Regions fitted into a size, kept: a map at one size is projected once per process. */
export function layoutChoropleth(map: RegionMap, { width, height }: MapSize): RegionShape[] {
  return keep(map, `${width}×${height}`, () =>
    layoutRegions(map, fitCountry(map, { width, height, padding: 4 })),
  );
}

/** The regions of `ids` alone, enlarged to fill a size: neighbours cut off at the frame would look like regions of their own. */
export function layoutInset(
  map: RegionMap,
  ids: readonly number[],
  { width, height }: MapSize,
): RegionShape[] {
  return keep(map, `${width}×${height}:${ids.join()}`, () => {
    const regions = layoutRegions(map, fitRegions(map, ids, { width, height }));
    return regions.filter(({ id }) => ids.includes(id));
  });
}

function keep(map: RegionMap, key: string, place: () => RegionShape[]): RegionShape[] {
  const sizes = kept.get(map) ?? new Map<string, RegionShape[]>();
  kept.set(map, sizes);
  const known = sizes.get(key) ?? place();
  // A window dragged through hundreds of widths must not fill the memory.
  if (sizes.size > 12) sizes.clear();
  sizes.set(key, known);
  return known;
}
