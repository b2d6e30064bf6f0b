/** A value of a chart, and what it turned out to be when that became known later. */
export interface Corrected {
  value: number | null;
  /** As it became known later; left out where nothing else did. */
  later?: number | null;
}

/** The course of what became known later, null where it does not differ: it leaves the drawn line one step before and returns one after. */
export function laterValues(points: readonly (Corrected | null)[]): (number | null)[] {
  const isCorrected = (at: number): boolean => points[at]?.later !== undefined;
  return points.map((point, at) => {
    if (isCorrected(at)) return point?.later ?? null;
    return isCorrected(at - 1) || isCorrected(at + 1) ? (point?.value ?? null) : null;
  });
}
