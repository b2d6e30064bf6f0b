const halfLifeMs = 8 * 3_600_000;

/** Share 0…1 of a story's weight that is left: halved every eight hours since its last headline. */
export function freshnessAt(lastAt: Date, clock: Date): number {
  return 2 ** (-Math.max(0, clock.getTime() - lastAt.getTime()) / halfLifeMs);
}
