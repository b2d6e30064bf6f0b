import type { Point } from './outcome.ts';

/** Fewest regions that have a middle: half of them. */
export const fewestRegions = 43;

/** Where a region stands among all of them at one time. */
export interface Standing {
  /** Its place, 1 first; equal values share the better one. */
  rank: number;
  of: number;
  /** The end it is counted from: the lowest first or the highest first. */
  order: 'asc' | 'desc';
  median: number;
  /** Regions before it, from that end. */
  ahead: Point[];
}

/** The place of a value among all regions at its time, counted from the named end, else from the nearer one. Null where fewer than half of the regions have a value. */
export function standingOf(
  own: Point,
  regions: readonly Point[],
  order?: Standing['order'],
): Standing | null {
  if (regions.length < fewestRegions || !regions.some(({ yugoId }) => yugoId === own.yugoId)) return null;
  const sorted = regions.toSorted((a, b) => a.value - b.value);
  const below = sorted.filter(({ value }) => value < own.value);
  const above = sorted.filter(({ value }) => value > own.value).toReversed();
  const chosen = order ?? (below.length < above.length ? 'asc' : 'desc');
  const ahead = chosen === 'asc' ? below : above;
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]!.value + sorted[Math.ceil(middle)]!.value) / 2;
  return { rank: ahead.length + 1, of: sorted.length, order: chosen, median, ahead };
}
