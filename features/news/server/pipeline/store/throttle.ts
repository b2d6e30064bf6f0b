/**
 * How long a batch may hold the only connection of the embedded database, ms, and how many items it may have. `alone`
 * holds before anybody reads, `beside` while there are readers, who take turns with batches. Batches grow to
 * `msUnwatched` while nobody waits for the connection: what every batch costs is a third of a short one. On a server
 * readers have connections of their own, and what a batch costs is the way there and back for each of its statements:
 * batches stay large.
 */
export const throttles = {
  alone: { ms: 250, msUnwatched: 250, first: 100, most: 200 },
  beside: { ms: 25, msUnwatched: 100, first: 20, most: 200 },
  server: { ms: 1000, msUnwatched: 1000, first: 200, most: 200 },
} as const;

export type Throttle = keyof typeof throttles;

const smallestBatch = 8;

/** Size of the next batch: nearer to the one that takes the throttle's time, by half at most. */
export function nextSize(
  size: number,
  { tookMs, items, isWanted }: { tookMs: number; items: number; isWanted: boolean },
  throttle: Throttle,
): number {
  // A last, short batch says little of how long a whole one takes.
  if (items < size / 2) return size;
  const wantedMs = isWanted ? throttles[throttle].ms : throttles[throttle].msUnwatched;
  const factor = Math.min(1.5, Math.max(0.5, wantedMs / Math.max(tookMs, 0.1)));
  return Math.min(throttles[throttle].most, Math.max(smallestBatch, size * factor));
}
