/** The scale of distances is cut here, as a part of the reference. */
const cut = 0.5;
const margin = 5;

/** Where a distance stands on a line of `width` px: the reference in its middle, worse to the left. */
export function gapAt(share: number, width: number): number {
  const half = width / 2 - margin;
  return Math.round(10 * (width / 2 + (Math.max(-cut, Math.min(cut, share)) / cut) * half)) / 10;
}

/** Where values stand on a line of `width` px that reaches from the least of them to the greatest. */
export function spread(values: readonly number[], width: number): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  return (value) => Math.round(10 * (margin + ((value - low) / span) * (width - 2 * margin))) / 10;
}

/** A named dot on the line: its words are `width` px wide. */
interface Named {
  x: number;
  width: number;
}

/**
 * In which line the words of each dot stand: above, below, or none where they would touch others. Earlier ones choose
 * first, so that what matters is named.
 */
export function placeLabels(
  dots: readonly Named[],
  lineWidth: number,
): ({ side: 'above' | 'below'; x: number } | null)[] {
  const taken = { above: [] as [number, number][], below: [] as [number, number][] };
  return dots.map(({ x, width }) => {
    const half = width / 2;
    const middle = Math.min(lineWidth - half, Math.max(half, x));
    const isFree = (side: 'above' | 'below') =>
      taken[side].every(([from, to]) => middle + half + 4 <= from || middle - half - 4 >= to);
    const side = (['above', 'below'] as const).find(isFree);
    if (side === undefined) return null;
    taken[side].push([middle - half, middle + half]);
    return { side, x: middle };
  });
}
