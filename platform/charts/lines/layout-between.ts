import { round, type Point } from '#platform/charts/marks/line-path.ts';

/** Two areas between two lines: where the first stands above, and where the second does. They meet where the lines cross. */
export function layoutBetween(
  first: readonly (Point | null)[],
  second: readonly (Point | null)[],
): { first: string; second: string } {
  const areas = { first: '', second: '' };
  const add = (area: 'first' | 'second', corners: readonly Point[]) => {
    areas[area] += `M${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}Z`;
  };
  for (let at = 1; at < first.length; at += 1) {
    const [a, b, c, d] = [first[at - 1], first[at], second[at - 1], second[at]];
    if (!a || !b || !c || !d) continue;
    // Pixels grow downwards: the upper line has the smaller y.
    const [before, after] = [c.y - a.y, d.y - b.y];
    if (before * after >= 0) add(before + after >= 0 ? 'first' : 'second', [a, b, d, c]);
    else {
      const share = before / (before - after);
      const cross = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      add(before > 0 ? 'first' : 'second', [a, cross, c]);
      add(after > 0 ? 'first' : 'second', [cross, b, d]);
    }
  }
  return areas;
}
