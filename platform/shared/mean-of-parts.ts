/** Why a mean over groups cannot be right: it repeats one of them while they differ, or lies outside them. */
export type MeanDoubt = 'repeatsPart' | 'outsideParts';

/** Groups nearer to one another than this part of the largest may share a mean by rounding. */
const alikeWithin = 0.01;

/** What is wrong with a mean beside the figures of all its groups; null where nothing is, or one of them is not known. */
export function doubtOfMean(mean: number | null, parts: readonly (number | null)[]): MeanDoubt | null {
  const known = parts.filter((part) => part !== null);
  if (mean === null || known.length < 2 || known.length < parts.length) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (high - low <= alikeWithin * high) return null;
  if (mean < low || mean > high) return 'outsideParts';
  return known.includes(mean) ? 'repeatsPart' : null;
}
