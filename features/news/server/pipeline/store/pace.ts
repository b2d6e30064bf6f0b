/**
 * How long a batch may hold the only connection of the embedded database, ms, and how many items it may have: `alone`
 * before anybody reads, `beside` readers, who take turns with batches.
 */
export const paces = {
  alone: { ms: 250, first: 100, most: 200 },
  beside: { ms: 25, first: 20, most: 200 },
} as const;

export type Pace = keyof typeof paces;

const smallestBatch = 8;

/** Size of the next batch: nearer to the one that takes the pace's time, by half at most. */
export function nextSize(size: number, tookMs: number, pace: Pace, items: number): number {
  // A last, short batch says little of how long a whole one takes.
  if (items < size / 2) return size;
  const factor = Math.min(1.5, Math.max(0.5, paces[pace].ms / Math.max(tookMs, 0.1)));
  return Math.min(paces[pace].most, Math.max(smallestBatch, size * factor));
}
