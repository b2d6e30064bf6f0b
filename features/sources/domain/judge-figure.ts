/** Why a figure waits for a person. */
export type HoldReason = 'revision' | 'jump' | 'bounds';

/** What a recipe allows; `revisionPercent` of what stood, `jumpTimes` of the period before. */
export interface FigureChecks {
  least?: number | undefined;
  most?: number | undefined;
  revisionPercent: number;
  jumpTimes: number;
}

/** Why a new or changed figure may not be written by itself; null when it may. */
export function judgeFigure(
  { value, before, previous }: { value: number; before: number | null; previous: number | null },
  { least = -Infinity, most = Infinity, revisionPercent, jumpTimes }: FigureChecks,
): HoldReason | null {
  if (value < least || value > most) return 'bounds';
  if (before !== null) {
    const change =
      before === 0 ? (value === 0 ? 0 : Infinity) : (Math.abs(value - before) / Math.abs(before)) * 100;
    return change > revisionPercent ? 'revision' : null;
  }
  if (previous === null || previous <= 0 || value <= 0) return null;
  return value > previous * jumpTimes || value * jumpTimes < previous ? 'jump' : null;
}
