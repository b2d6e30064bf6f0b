import type { RegionArcs, RegionMap } from '#platform/maps/read-topology.ts';
import { labelBubbles, type Bubble, type BubbleLayout } from '#platform/maps/bubbles/layout-bubbles.ts';
import { fitCountry, fitRegions } from '#platform/maps/project-regions.ts';
import { nameNeighbours, type NeighbourName } from './name-neighbours.ts';
import { layoutRegions, type RegionShape } from '#platform/maps/shapes/layout-regions.ts';

/** Some regions with their neighbours and places in them, px. */
export interface PlacesLayout {
  own: RegionShape[];
  neighbours: RegionShape[];
  /** Those of the neighbours that have room for their name. */
  names: NeighbourName[];
  bubbles: BubbleLayout[];
}

interface Options {
  /** Regions that fill the frame; the whole country where there are more than half of it. */
  ids: readonly number[];
  places: readonly Bubble[];
  /** Names of regions around, by id. */
  names?: ReadonlyMap<number, string>;
  width: number;
  height: number;
  labels: number;
  format: (value: number) => string;
}

/** Radius of the largest place, px. */
const maxRadius = 18;
const minRadius = 2.5;
const padding = 16;
/** While its page is still hidden a map is measured as nothing; below this no border can be drawn. */
const minWidth = 120;

/** Lays some regions out to fill the frame, with those they border on; area of a disc by its value, the largest below. */
export function layoutPlaces(map: RegionMap, options: Options): PlacesLayout {
  const { ids, places, names, height, labels, format } = options;
  const width = Math.max(minWidth, options.width);
  const frame = { width, height, padding };
  const isCountry = ids.length > map.regions.length / 2;
  const near = isCountry ? map : withNeighbours(map, ids);
  const projection = isCountry ? fitCountry(map, frame) : fitRegions(near, ids, frame);
  const shapes = layoutRegions(near, projection);
  const most = Math.max(1, ...places.map(({ value }) => value));
  const bubbles = places
    .toSorted((one, other) => other.value - one.value)
    .flatMap((place) => {
      const point = projection([place.longitude, place.latitude]);
      const radius = Math.max(minRadius, Math.sqrt(place.value / most) * maxRadius);
      return point ? [{ ...place, x: point[0], y: point[1], radius: Math.round(radius * 10) / 10 }] : [];
    });
  const around = shapes.filter(({ id }) => !ids.includes(id));
  return {
    own: shapes.filter(({ id }) => ids.includes(id)),
    neighbours: around,
    names: names ? nameNeighbours(around, { width, height, names }) : [],
    bubbles: labelBubbles(bubbles, { width, labels, format }),
  };
}

/** The regions and those that share a border with them, with their borders alone: the rest of the country is not projected. */
function withNeighbours({ arcs, regions }: RegionMap, ids: readonly number[]): RegionMap {
  const own = new Set(regions.filter(({ id }) => ids.includes(id)).flatMap(borders));
  const near = regions.filter((region) => borders(region).some((arc) => own.has(arc)));
  const used = new Set(near.flatMap(borders));
  return { arcs: arcs.map((arc, at) => (used.has(at) ? arc : [])), regions: near };
}

function borders({ polygons }: RegionArcs): number[] {
  return polygons.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}
