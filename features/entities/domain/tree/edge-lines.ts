import type { Point } from './layout-tree.ts';

/** A bond that is drawn: of headlines, or of a register alone. */
interface Edge {
  one: number;
  other: number;
  headlines: number;
}

/** All lines of one width as one drawn path; `isDashed` = of a register alone. */
export interface EdgeLines {
  width: number;
  isDashed: boolean;
  path: string;
}

const thinnest = 1;
const thickest = 9;
const perHeadline = 0.42;

/** Lines of bonds, those of one width together: some ten paths however many bonds; the widest lie on top. */
export function edgeLines(edges: readonly Edge[], places: ReadonlyMap<number, Point>): EdgeLines[] {
  const byWidth = Map.groupBy(edges, ({ headlines }) => (headlines === 0 ? 0 : widthOf(headlines)));
  return [...byWidth]
    .toSorted(([one], [other]) => one - other)
    .map(([width, lines]) => ({
      width: Math.max(thinnest, width),
      isDashed: width === 0,
      path: lines.map(({ one, other }) => line(places.get(one)!, places.get(other)!)).join(''),
    }));
}

/** How wide a bond of so many headlines is drawn. */
function widthOf(headlines: number): number {
  return Math.round(Math.min(thickest, thinnest + perHeadline * headlines) * 2) / 2;
}

const line = (from: Point, to: Point): string => `M${write(from)}L${write(to)}`;
const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The bond whose line is nearest to a point and no farther from it than `within`; null where there is none. */
export function nearestEdge<E extends Edge>(
  edges: readonly E[],
  places: ReadonlyMap<number, Point>,
  point: Point,
  within: number,
): E | null {
  let [nearest, least]: [E | null, number] = [null, within];
  for (const edge of edges) {
    const far = distance(point, places.get(edge.one)!, places.get(edge.other)!);
    if (far <= least) [nearest, least] = [edge, far];
  }
  return nearest;
}

/** From a point to the line between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * x, point.y - from.y - at * y);
}
