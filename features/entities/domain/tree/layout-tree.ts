/** A place in a box of 1 by 1. */
export interface Point {
  x: number;
  y: number;
}

/** What is laid out: ids, and which of them are bonded how strongly (1 = weakest). */
export interface TreeShape {
  ids: readonly number[];
  edges: readonly { one: number; other: number; weight: number }[];
}

/** What is laid out of a drawn tree: a bond is as strong as the documents behind it. */
export function treeShape(
  ids: readonly number[],
  edges: readonly { one: number; other: number; headlines: number; statements: number }[],
): TreeShape {
  return {
    ids,
    edges: edges.map(({ one, other, headlines, statements }) => ({
      one,
      other,
      weight: Math.max(1, headlines + statements),
    })),
  };
}

/** Places of the box of 1 by 1 in a drawing with a margin on each side, px. */
export function placesIn(
  { width, height, margin }: { width: number; height: number; margin: Point },
  places: ReadonlyMap<number, Point>,
): Map<number, Point> {
  return new Map(
    [...places].map(([id, { x, y }]) => [
      id,
      { x: margin.x + x * (width - 2 * margin.x), y: margin.y + y * (height - 2 * margin.y) },
    ]),
  );
}

const steps = 120;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Places before any force: a spiral around the first, the same for the same nodes; those of `known` keep theirs. */
export function placeAround(
  ids: readonly number[],
  known: ReadonlyMap<number, Point> = new Map(),
): Map<number, Point> {
  return new Map(
    ids.map((id, at) => {
      const radius = 0.48 * Math.sqrt(at / Math.max(1, ids.length - 1));
      const spiral = {
        x: 0.5 + radius * Math.cos(at * goldenAngle),
        y: 0.5 + radius * Math.sin(at * goldenAngle),
      };
      return [id, known.get(id) ?? spiral];
    }),
  );
}

/**
 * Lays a tree out: all nodes push each other off, bonds pull, steps cool down (Fruchterman and Reingold, 1991), then the
 * whole is stretched to the box. Deterministic. 500 nodes take some 120 × 125,000 pairs: work for a thread.
 */
export function layoutTree(
  { ids, edges }: TreeShape,
  known?: ReadonlyMap<number, Point>,
): Map<number, Point> {
  const start = placeAround(ids, known);
  const points = ids.map((id) => ({ ...start.get(id)! }));
  const index = new Map(ids.map((id, at) => [id, at]));
  const bonds = edges.flatMap(({ one, other, weight }) => {
    const [from, to] = [index.get(one), index.get(other)];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, weight }];
  });
  const ideal = 0.9 / Math.sqrt(Math.max(1, ids.length));
  for (let step = 0; step < steps; step += 1) {
    const moves = points.map(() => ({ x: 0, y: 0 }));
    push(points, moves, ideal);
    for (const { from, to, weight } of bonds)
      pull(points, moves, { from, to }, (1 + Math.log(weight)) / ideal);
    const longest = 0.1 * (1 - step / steps);
    for (const [at, point] of points.entries()) move(point, moves[at]!, longest);
  }
  stretch(points);
  return new Map(ids.map((id, at) => [id, points[at]!]));
}

function push(points: readonly Point[], moves: Point[], ideal: number): void {
  for (let one = 0; one < points.length; one += 1)
    for (let other = one + 1; other < points.length; other += 1) {
      const x = points[one]!.x - points[other]!.x;
      const y = points[one]!.y - points[other]!.y;
      const force = (ideal * ideal) / Math.max(x * x + y * y, 1e-6);
      moves[one]!.x += x * force;
      moves[one]!.y += y * force;
      moves[other]!.x -= x * force;
      moves[other]!.y -= y * force;
    }
}

function pull(
  points: readonly Point[],
  moves: Point[],
  { from, to }: { from: number; to: number },
  strength: number,
): void {
  const x = points[from]!.x - points[to]!.x;
  const y = points[from]!.y - points[to]!.y;
  const force = Math.hypot(x, y) * strength;
  moves[from]!.x -= x * force;
  moves[from]!.y -= y * force;
  moves[to]!.x += x * force;
  moves[to]!.y += y * force;
}

function move(point: Point, by: Point, longest: number): void {
  const length = Math.hypot(by.x, by.y);
  if (length === 0) return;
  const kept = Math.min(length, longest) / length;
  point.x += by.x * kept;
  point.y += by.y * kept;
}

/** To the whole box; one node alone stands in its middle. */
function stretch(points: readonly Point[]): void {
  for (const axis of ['x', 'y'] as const) {
    const values = points.map((point) => point[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    for (const point of points) point[axis] = most === least ? 0.5 : (point[axis] - least) / (most - least);
  }
}
