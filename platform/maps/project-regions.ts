import { geoCentroid, geoConicEqualArea, type GeoProjection } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import type { RegionMap } from './read-topology.ts';

/** A drawing surface with air around the map, px. */
export interface MapFrame {
  width: number;
  height: number;
  padding?: number;
}

/** The country's projection, unfitted: conic equal area, middle meridian 98° E, parallels 50° and 70°. */
export function countryProjection(): GeoProjection {
  return geoConicEqualArea().parallels([50, 70]).rotate([-98, 0]);
}

/** Fits the whole map into the frame. */
export function fitCountry({ arcs }: RegionMap, frame: MapFrame): GeoProjection {
  return fit(countryProjection(), { type: 'MultiPoint', coordinates: arcs.flat() }, frame);
}

/** Fits some regions into the frame, turned so that north is up in their middle. */
export function fitRegions(map: RegionMap, ids: readonly number[], frame: MapFrame): GeoProjection {
  const points = borderPoints(map, ids);
  const [longitude, latitude] = geoCentroid(points);
  const projection = geoConicEqualArea()
    .parallels([latitude - 4, latitude + 4])
    .rotate([-longitude, 0]);
  return fit(projection, points, frame);
}

function borderPoints({ arcs, regions }: RegionMap, ids: readonly number[]): MultiPoint {
  const inside = regions.filter(({ id }) => ids.includes(id));
  const used = new Set(
    inside.flatMap(({ polygons }) => polygons.flat(2).map((arc) => (arc < 0 ? ~arc : arc))),
  );
  return { type: 'MultiPoint', coordinates: [...used].flatMap((arc) => arcs[arc] ?? []) };
}

function fit(
  projection: GeoProjection,
  points: MultiPoint,
  { width, height, padding = 2 }: MapFrame,
): GeoProjection {
  const edges: [[number, number], [number, number]] = [
    [padding, padding],
    [width - padding, height - padding],
  ];
  return projection.fitExtent(edges, points);
}
