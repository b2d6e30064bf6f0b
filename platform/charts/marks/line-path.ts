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
  // Tenths of a pixel, whole, so that steps add up.
  let [lastX, lastY] = [0, 0];
  let isBegun = false;
  for (let index = 0; index < points.length; index++) {
    const point = points[index];
    if (!point) {
      isBegun = false;
      continue;
    }
    const [x, y] = [Math.round(point.x * 10), Math.round(point.y * 10)];
    const [stepX, stepY] = [x - lastX, y - lastY];
    if (isBegun) path += `l${stepX / 10}${stepY < 0 ? '' : ','}${stepY / 10}`;
    else path += `M${x / 10}${y < 0 ? '' : ','}${y / 10}${points[index + 1] ? '' : 'h0'}`;
    [lastX, lastY, isBegun] = [x, y, true];
  }
  return path;
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
