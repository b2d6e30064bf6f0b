import { quantiles } from '#simulation/numeric/distribution/quantile.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import { requireWeights, standardise, weighted } from './rating.ts';

/** How far a rank depends on the weights: 5 and 95 % of the draws. */
export interface RankInterval {
  readonly low: number;
  readonly high: number;
  /** Wider than 10 places: not distinguishable from the neighbours. */
  readonly isDistinguishable: boolean;
}

/**
 * Rank intervals of a composite index under changed weights.
 *
 * @param columns  columns[indicator][place], finite; high is good where the weight is positive.
 * @param options  `spread` 0.2 draws each weight within ±20 %; `draws` 200; `seed` 1.
 * @returns one interval a place.
 *
 * Source: modelling.md 4.3.
 */
export function rankIntervals(
  columns: readonly (readonly number[])[],
  weights: readonly number[],
  { spread = 0.2, draws = 200, seed = 1 } = {},
): RankInterval[] {
  requireFinite('spread', spread, 0, 1);
  requireWhole('draws', draws, 1, 100_000);
  const z = standardise(columns);
  requireWeights(columns, weights);
  const random = createRandom(seed);
  const ranks = (z[0] ?? []).map(() => new Float64Array(draws));
  for (let draw = 0; draw < draws; draw++) {
    const drawn = weights.map((weight) => weight * (1 + spread * (2 * random.uniform() - 1)));
    const index = weighted(z, drawn);
    index.forEach((value, place) => {
      (ranks[place] as Float64Array)[draw] = 1 + index.filter((other) => other > value).length;
    });
  }
  return ranks.map((drawn) => {
    const [low = 0, high = 0] = quantiles(drawn, [0.05, 0.95]);
    return { low, high, isDistinguishable: high - low <= 10 };
  });
}
