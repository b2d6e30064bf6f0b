/** A place on the drawing, px. */
export interface Point {
  x: number;
  y: number;
}

/** Keeps a tenth of a pixel: finer is not seen and doubles the markup. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** A line through the points, broken at every null; a lone point becomes a dot under round caps. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = '';
  points.forEach((point, index) => {
    if (!point) return;
    const alone = !points[index - 1] && !points[index + 1];
    path += `${points[index - 1] ? 'L' : 'M'}${round(point.x)},${round(point.y)}${alone ? 'h0' : ''}`;
  });
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
    .map((run) => `${linePath([...run.map(([up]) => up), ...run.map(([, low]) => low).toReversed()])}Z`)
    .join('');
}
