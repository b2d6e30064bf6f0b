import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';

/** A neighbour's name where there is room for it, its middle in px. */
export interface NeighbourName {
  id: number;
  name: string;
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
  names: ReadonlyMap<number, string>;
}

/** How far apart the places lie that are tried, px. */
const step = 16;
const lineHeight = 16;
const margin = 4;

/** Names neighbours where the whole name lies on their own ground inside the frame, as near to its middle as may be; one without such a place has none. */
export function nameNeighbours(
  shapes: readonly RegionShape[],
  { width, height, names }: Frame,
): NeighbourName[] {
  return shapes.flatMap((shape) => {
    const name = names.get(shape.id);
    if (name === undefined) return [];
    const room = estimateTextWidth(name) / 2 + margin;
    const places = placesIn(width, height, room)
      .filter(([x, y]) => holds(shape, x, y, room))
      .toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
    const [best] = places;
    return best ? [{ id: shape.id, name, x: best[0], y: best[1] }] : [];
  });

  function fromMiddle([x, y]: readonly [number, number]): number {
    return Math.hypot(x - width / 2, y - height / 2);
  }
}

function placesIn(width: number, height: number, room: number): [number, number][] {
  const rows = Math.floor((height - 2 * lineHeight) / step);
  const columns = Math.floor((width - 2 * room) / step);
  if (rows < 1 || columns < 0) return [];
  return Array.from({ length: rows * (columns + 1) }, (_, at) => [
    room + (at % (columns + 1)) * step,
    lineHeight + Math.floor(at / (columns + 1)) * step,
  ]);
}

/** True where the corners of a name, its ends and its middle lie on the region. */
function holds({ polygons }: RegionShape, x: number, y: number, room: number): boolean {
  const half = lineHeight / 2;
  return [-room, 0, room].every((across) =>
    [-half, half].every((down) => polygons.some((rings) => isInside(rings, x + across, y + down))),
  );
}

/** Even-odd: a hole of a polygon is outside. */
function isInside(rings: RegionShape['polygons'][number], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}
