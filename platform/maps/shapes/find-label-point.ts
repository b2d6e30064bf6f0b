/** A closed ring of [x, y] in px without its last, repeated point. */
export type Ring = [number, number][];

interface Cell {
  x: number;
  y: number;
  half: number;
  depth: number;
}

/**
 * The point of a polygon farthest from its border, and that distance: where words stand best.
 *
 * Quarters the bounding box and follows only cells that can still beat the best one, to a third of a pixel
 * (the "pole of inaccessibility"; Garcia-Castellanos & Lombardo, 2007).
 */
export function findLabelPoint(polygon: readonly Ring[]): { x: number; y: number; depth: number } {
  const outer = polygon[0] ?? [];
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const left = Math.min(...xs);
  const upper = Math.min(...ys);
  const half = Math.max(Math.max(...xs) - left, Math.max(...ys) - upper) / 2;
  let best = cellAt(left + half, upper + half, half, polygon);
  const open = [best];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    if (cell.depth > best.depth) best = cell;
    if (cell.depth + cell.half * Math.SQRT2 - best.depth <= 0.3) continue;
    const quarter = cell.half / 2;
    for (const [dx, dy] of corners)
      open.push(cellAt(cell.x + dx * quarter, cell.y + dy * quarter, quarter, polygon));
    open.sort((one, other) => one.depth - other.depth);
  }
  return { x: best.x, y: best.y, depth: best.depth };
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function cellAt(x: number, y: number, half: number, polygon: readonly Ring[]): Cell {
  return { x, y, half, depth: depthAt(x, y, polygon) };
}

/** Distance to the nearest border, negative outside. */
function depthAt(x: number, y: number, polygon: readonly Ring[]): number {
  const nearest = Math.min(...polygon.map((ring) => distanceToRing(x, y, ring)));
  return contains(polygon, x, y) ? nearest : -nearest;
}

function distanceToRing(x: number, y: number, ring: Ring): number {
  let least = Infinity;
  ring.forEach(([x0, y0], index) => {
    const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const along = length === 0 ? 0 : ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
    const share = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - x0 - share * (x1 - x0), y - y0 - share * (y1 - y0)));
  });
  return least;
}

/** True inside the outer ring and outside the holes (even-odd rule). */
export function contains(polygon: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of polygon) {
    ring.forEach(([x0, y0], index) => {
      const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
    });
  }
  return inside;
}
