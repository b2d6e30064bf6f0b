import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A line of [longitude, latitude], degrees; longitudes run on beyond 180, so nothing is cut at the date line. */
export type Arc = [number, number][];

/** The subjects of a map as pieces of shared borders: a border between two of them is one arc. */
export interface RegionMap {
  arcs: Arc[];
  regions: RegionArcs[];
}

/** One subject: polygons of rings of arcs; ~i means arc i backwards. */
export interface RegionArcs {
  /** yugoId. */
  id: number;
  iso: string;
  polygons: number[][][];
}

type Properties = { yugo_id: number; iso: string };
type Regions = Topology<{ regions: GeometryCollection<Properties> }>;

const read = new WeakMap<object, RegionMap>();

/**
 * The subjects of a topology with the object `regions`, each with `yugo_id` and `iso`, in the file's order.
 * Read once per parsed file. Throws with the reason when the file is something else.
 */
export function readTopology(topology: unknown): RegionMap {
  if (!isTopology(topology)) throw new TypeError('Not a topology with an object "regions".');
  const known = read.get(topology);
  if (known) return known;
  const regions = topology.objects.regions.geometries.map((geometry, index) => {
    const { properties } = geometry;
    if (!isProperties(properties))
      throw new TypeError(`Region ${index} of the topology lacks yugo_id or iso.`);
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
      throw new TypeError(`Region ${properties.iso} is a ${geometry.type ?? 'hole'}, not an area.`);
    return { id: properties.yugo_id, iso: properties.iso, polygons: polygonsOf(geometry) };
  });
  if (new Set(regions.map(({ id }) => id)).size < regions.length)
    throw new TypeError('Two regions share a yugo_id.');
  const map = { arcs: unpackArcs(topology), regions };
  read.set(topology, map);
  return map;
}

function polygonsOf(geometry: Polygon | MultiPolygon): number[][][] {
  return geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
}

/** Arcs are stored as whole steps from point to point; degrees = steps × scale + translate. */
function unpackArcs({ arcs, transform }: Regions): Arc[] {
  if (!transform) return arcs.map((arc) => arc.map(([x = 0, y = 0]) => [x, y]));
  const [scaleX, scaleY] = transform.scale;
  const [left, lower] = transform.translate;
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * scaleX + left, y * scaleY + lower];
    });
  });
}

function isTopology(value: unknown): value is Regions {
  if (typeof value !== 'object' || value === null || !('objects' in value) || !('arcs' in value))
    return false;
  const { objects } = value;
  if (typeof objects !== 'object' || objects === null || !('regions' in objects)) return false;
  const { regions } = objects;
  return typeof regions === 'object' && regions !== null && 'geometries' in regions;
}

function isProperties(value: unknown): value is Properties {
  const { yugo_id: id, iso } = (value ?? {}) as Partial<Properties>;
  return Number.isInteger(id) && typeof iso === 'string';
}
