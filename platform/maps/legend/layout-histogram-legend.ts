/** One class of the legend, px: its bar, its colour strip, its upper bound. */
export interface ClassLayout {
  index: number;
  count: number;
  x: number;
  width: number;
  barY: number;
  barHeight: number;
  /** Between this class and the next; null after the last. */
  bound: { x: number; value: number } | null;
}

/** px from above: bars stand on 64, the strip lies from 67 to 75, bounds are written at 90. */
export const legendLines = { barTop: 16, barBase: 64, stripY: 67, stripHeight: 8, boundY: 90 } as const;

/** Lays the classes out with 2 px between them; the fullest class reaches the top. */
export function layoutHistogramLegend(
  counts: readonly number[],
  bounds: readonly number[],
  width: number,
): ClassLayout[] {
  const { barTop, barBase } = legendLines;
  const gap = 2;
  const classWidth = (width - gap * (counts.length - 1)) / counts.length;
  const most = Math.max(1, ...counts);
  return counts.map((count, index) => {
    const x = index * (classWidth + gap);
    const barHeight = (count / most) * (barBase - barTop);
    const value = bounds[index];
    return {
      index,
      count,
      x,
      width: classWidth,
      barY: barBase - barHeight,
      barHeight,
      bound: value === undefined ? null : { x: x + classWidth + gap / 2, value },
    };
  });
}
