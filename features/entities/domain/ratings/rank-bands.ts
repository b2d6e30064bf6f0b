import { countRankIntervals, type RankInterval } from '#simulation/economy/rank-interval.ts';

/** Where a name would stand in nine of ten such periods. */
export interface RankBand extends RankInterval {
  /** Equal counts share a rank. */
  readonly rank: number;
}

/** Ranks of counts of headlines, largest first, with the band of 90 %; the seed is fixed, so that a page says the same twice. In pieces, as its work is long. */
export function* rankBands(counts: readonly number[]): Generator<undefined, RankBand[], undefined> {
  const held = yield* countRankIntervals(counts);
  return counts.map((count, at) => ({
    rank: 1 + counts.filter((other) => other > count).length,
    ...held[at]!,
  }));
}
