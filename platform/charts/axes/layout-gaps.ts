/** A hatched stretch, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Options {
  /** Left edge of the first period and the width of one, px. */
  left: number;
  step: number;
  upper: number;
  lower: number;
}

/** Runs of periods without any value as boxes; `known` has one entry a period. Periods around them stay free. */
export function layoutGaps(known: readonly boolean[], { left, step, upper, lower }: Options): Box[] {
  const gaps: Box[] = [];
  let start: number | null = null;
  [...known, true].forEach((isKnown, at) => {
    if (!isKnown) start ??= at;
    else if (start !== null) {
      const x = Math.round((left + start * step) * 10) / 10;
      gaps.push({ x, y: upper, width: Math.round((at - start) * step * 10) / 10, height: lower - upper });
      start = null;
    }
  });
  return gaps;
}
