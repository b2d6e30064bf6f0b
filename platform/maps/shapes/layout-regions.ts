import type { GeoProjection } from 'd3-geo';
import type { Arc, RegionArcs, RegionMap } from '#platform/maps/read-topology.ts';
import { findLabelPoint, type Ring } from './find-label-point.ts';
import { straighten } from './straighten.ts';

/** A region in px: what is drawn, and what a pointer is tested against. */
export interface RegionShape {
  id: number;
  iso: string;
  /** The outline as an SVG path, tenths of a px. */
  path: string;
  /** Polygons of rings, the outer ring first. */
  polygons: Ring[][];
  /** Left, upper, right, lower edge. */
  box: [number, number, number, number];
  /** The place deepest inside the largest part, and how deep it lies. */
  labelX: number;
  labelY: number;
  depth: number;
}

/** How far a border may be drawn from where it runs, px: less is not seen and doubles the markup. */
const finest = 0.3;

/** Projects every border once, so that neighbours stay seamless; some 50 ms for the country: keep it per size. */
export function layoutRegions({ arcs, regions }: RegionMap, projection: GeoProjection): RegionShape[] {
  const lines = arcs.map((arc) => projectArc(arc, projection));
  return regions.map((region) => layoutRegion(region, lines));
}

function layoutRegion({ id, iso, polygons: arcs }: RegionArcs, lines: readonly Ring[]): RegionShape {
  const rings = arcs.map((polygon) => polygon.map((ring) => joinArcs(ring, lines)));
  const visible = rings
    .map((polygon) => polygon.filter((ring) => ring.length > 2))
    .filter(({ length }) => length > 0);
  // An island smaller than a pixel is nothing to draw, but a region never vanishes altogether.
  const polygons = visible.length > 0 ? visible : rings;
  const largest = polygons.reduce((most, polygon) => (areaOf(polygon[0]) > areaOf(most[0]) ? polygon : most));
  let met: ReturnType<typeof findLabelPoint> | undefined;
  // As dear as all the rest together, and a map without words asks nobody for it.
  const label = () => (met ??= findLabelPoint(largest));
  const path = polygons.map((polygon) => polygon.map(ringPath).join('')).join('');
  return {
    id,
    iso,
    path,
    polygons,
    box: boxOf(polygons),
    get labelX() {
      return label().x;
    },
    get labelY() {
      return label().y;
    },
    get depth() {
      return label().depth;
    },
  };
}

function projectArc(arc: Arc, projection: GeoProjection): Ring {
  const line = arc.flatMap((degrees): Ring => {
    const point = projection(degrees);
    return point ? [[Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]] : [];
  });
  return straighten(line, finest);
}

function joinArcs(arcs: readonly number[], lines: readonly Ring[]): Ring {
  const joined = arcs.flatMap((arc) => {
    const line = lines[arc < 0 ? ~arc : arc] ?? [];
    return (arc < 0 ? line.toReversed() : line).slice(0, -1);
  });
  return joined;
}

/** Steps instead of places, in tenths: a third less markup. */
function ringPath(ring: Ring): string {
  const [start = [0, 0], ...rest] = ring;
  let [x, y] = start;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${tenth(nextX - x)}${nextY < y ? '' : ' '}${tenth(nextY - y)}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${start[0]} ${start[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function tenth(pixels: number): string {
  const text = String(Math.round(pixels * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

function areaOf(ring: Ring = []): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function boxOf(polygons: Ring[][]): RegionShape['box'] {
  const points = polygons.flatMap(([outer]) => outer ?? []);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
