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
