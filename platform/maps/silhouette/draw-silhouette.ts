import type { GeoProjection } from 'd3-geo';
import type { Arc, RegionMap } from '#platform/maps/read-topology.ts';

type Point = [number, number];

/**
 * The country's land as a fill, the borders inside it as lines, and every region as a fill of its own, half pixels. A region
 * smaller than they tell is a dot of two of them.
 *
 * @param outline  polygons of rings of arcs around the whole country, as `mergeArcs` of topojson-client gives them
 */
export function drawSilhouette(
  { arcs, regions }: RegionMap,
  outline: readonly number[][][],
  projection: GeoProjection,
): { land: string; borders: string; regions: { id: number; path: string }[] } {
  const lines = arcs.map((arc) => coarsen(arc, projection));
  const land = outline.flat().map((ring) => ring.flatMap((arc) => direct(arc, lines).slice(0, -1)));
  const uses = Map.groupBy(
    regions.flatMap(({ polygons }) => polygons.flat(2)),
    (arc) => (arc < 0 ? ~arc : arc),
  );
  const inner = lines.filter((line, arc) => uses.get(arc)?.length === 2 && line.length > 1);
  const visible = land.filter((ring) => ring.length > 3);
  const areas = regions.map(({ id, polygons }) => {
    const rings = polygons.flat().map((ring) => ring.flatMap((arc) => direct(arc, lines).slice(0, -1)));
    const seen = rings.filter((ring) => ring.length > 2);
    return {
      id,
      path: (seen.length > 0 ? seen : [squareAt(rings[0]?.[0] ?? [0, 0])])
        .map((ring) => `${pathOf(ring)}z`)
        .join(''),
    };
  });
  return {
    land: visible.map((ring) => `${pathOf(ring)}z`).join(''),
    borders: inner.map(pathOf).join(''),
    regions: areas,
  };
}

const squareAt = ([x, y]: Point): Point[] => [
  [x - 1, y - 1],
  [x + 1, y - 1],
  [x + 1, y + 1],
  [x - 1, y + 1],
];

function coarsen(arc: Arc, projection: GeoProjection): Point[] {
  const points: Point[] = [];
  arc.forEach((degrees, index) => {
    const projected = projection(degrees);
    if (!projected) return;
    const point: Point = [Math.round(projected[0] * 2) / 2, Math.round(projected[1] * 2) / 2];
    const before = points.at(-1);
    const far = !before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= 1.4;
    if (far || (index === arc.length - 1 && (before[0] !== point[0] || before[1] !== point[1])))
      points.push(point);
  });
  return points;
}

function direct(arc: number, lines: readonly Point[][]): Point[] {
  const line = lines[arc < 0 ? ~arc : arc] ?? [];
  return arc < 0 ? line.toReversed() : line;
}

function pathOf([start = [0, 0], ...rest]: readonly Point[]): string {
  let [x, y] = start;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-').replaceAll('0.5', '.5')}`;
}
