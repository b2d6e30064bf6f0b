/** A place on the drawing, px. */
export interface Point {
  x: number;
  y: number;
}

/** Keeps a tenth of a pixel: finer is not seen and doubles the markup. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/**
 * A line through the points, broken at every null; a lone point becomes a dot under round caps. Each place is told by its
 * distance from the one before, which is half as long.
 */
export function linePath(points: readonly (Point | null)[]): string {
  let path = '';
  let before: Point | null = null;
  points.forEach((point, index) => {
    const here = point && { x: round(point.x), y: round(point.y) };
    if (here && before) path += `l${round(here.x - before.x)},${round(here.y - before.y)}`;
    else if (here) path += `M${here.x},${here.y}${points[index + 1] ? '' : 'h0'}`;
    before = here;
  });
  return path.replaceAll(',-', '-');
}

/** The area between two lines of equal length, one closed piece for each run without a null. */
export function areaPath(upper: readonly (Point | null)[], lower: readonly (Point | null)[]): string {
  const runs: [Point, Point][][] = [[]];
  upper.forEach((up, index) => {
    const low = lower[index];
    if (up && low) runs.at(-1)?.push([up, low]);
    else runs.push([]);
  });
  return runs
    .filter((run) => run.length > 1)
    .map((run) => `${around(run)}Z`)
    .join('');
}

/** Along the upper edge and back along the lower one; a flat one is two strokes. */
function around(run: readonly [Point, Point][]): string {
  const upper = run.map(([up]) => up);
  const lower = run.map(([, low]) => low);
  const floor = round(lower[0]!.y);
  return lower.every(({ y }) => round(y) === floor)
    ? `${linePath(upper)}V${floor}H${round(lower[0]!.x)}`
    : linePath([...upper, ...lower.toReversed()]);
}
