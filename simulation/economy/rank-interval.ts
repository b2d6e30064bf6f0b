import { createRandom, type Random } from '#simulation/numeric/random.ts';
import { requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { requireWeights, standardise, weighted } from './rating.ts';

/** Ranks held in nine of ten draws, 1 = largest. */
export interface RankInterval {
  readonly low: number;
  readonly high: number;
}

const tail = 0.05;
/** Draws of one piece: some milliseconds for a hundred counts. */
const drawsAtOnce = 50;
/** From this mean on a Poisson number is drawn as a rounded normal one: the difference is under one. */
const normalFrom = 30;

/**
 * Rank intervals of a composite index under changed weights.
 *
 * @param columns  columns[indicator][place], finite; high is good where the weight is positive.
 * @param options  `spread` 0.2 draws each weight within ±20 %; `draws` 200; `seed` 1.
 * @returns one interval a place; wider than 10 places: not distinguishable from the neighbours.
 *
 * Source: modelling.md 4.3.
 */
export function rankIntervals(
  columns: readonly (readonly number[])[],
  weights: readonly number[],
  { spread = 0.2, draws = 200, seed = 1 } = {},
): (RankInterval & { readonly isDistinguishable: boolean })[] {
  requireFinite('spread', spread, 0, 1);
  requireWhole('draws', draws, 1, 100_000);
  const z = standardise(columns);
  requireWeights(columns, weights);
  const random = createRandom(seed);
  const pieces = holdRanks(z[0]?.length ?? 0, draws, () =>
    weighted(
      z,
      weights.map((weight) => weight * (1 + spread * (2 * random.uniform() - 1))),
    ),
  );
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value.map((held) => ({ ...held, isDistinguishable: held.high - held.low <= 10 }));
  }
}

/**
 * Rank intervals of counts: the same stream of events could have brought a Poisson number with each count as its mean.
 * Long work, done in pieces: whoever takes the next one may let others have their turn before.
 *
 * @param counts   ≥ 0.
 * @param options  `draws` 1000; `seed` 1.
 */
export function* countRankIntervals(
  counts: readonly number[],
  { draws = 1000, seed = 1 } = {},
): Generator<undefined, RankInterval[], undefined> {
  requireSeries('counts', counts, { min: 0 });
  requireWhole('draws', draws, 1, 100_000);
  const random = createRandom(seed);
  // Equal numbers take each other's place by lot, so that equal counts share an interval.
  return yield* holdRanks(counts.length, draws, () =>
    counts.map((count) => poisson(count, random) + random.uniform() * 0.5),
  );
}

function* holdRanks(
  size: number,
  draws: number,
  draw: () => readonly number[],
): Generator<undefined, RankInterval[], undefined> {
  const ranks = Array.from({ length: size }, () => new Uint16Array(draws));
  const order = ranks.map((_ranks, at) => at);
  for (let done = 0; done < draws; done += 1) {
    if (done % drawsAtOnce === drawsAtOnce - 1) yield;
    const drawn = draw();
    order.sort((one, other) => drawn[other]! - drawn[one]!);
    let rank = 0;
    for (const [place, at] of order.entries()) {
      if (place === 0 || drawn[at] !== drawn[order[place - 1]!]) rank = place + 1;
      ranks[at]![done] = rank;
    }
  }
  return ranks.map((own) => {
    const sorted = own.sort();
    return {
      low: sorted[Math.floor(draws * tail)]!,
      high: sorted[Math.ceil(draws * (1 - tail)) - 1]!,
    };
  });
}

function poisson(mean: number, random: Random): number {
  if (mean >= normalFrom) return Math.max(0, Math.round(mean + random.normal() * Math.sqrt(mean)));
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; count += 1) product *= random.uniform();
  return count;
}
