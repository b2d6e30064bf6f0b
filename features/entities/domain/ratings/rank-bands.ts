/** Where a name would stand in nine of ten such periods. */
export interface RankBand {
  /** Equal counts share a rank. */
  rank: number;
  low: number;
  high: number;
}

const draws = 1000;
/** Draws of one piece: some milliseconds for a hundred counts. */
const drawsAtOnce = 50;
const tail = 0.05;
/** From this mean on a Poisson number is drawn as a rounded normal one: the difference is under a headline. */
const normalFrom = 30;

/**
 * Ranks of counts, largest first, with the band of 90 %: the same stream of news could have brought a Poisson number of
 * headlines with each count as its mean. The seed is fixed, so that a page says the same twice. Long work, done in pieces:
 * whoever takes the next one may let others have their turn before.
 */
export function* rankBands(counts: readonly number[]): Generator<undefined, RankBand[], undefined> {
  const random = seeded(20_200_608);
  const ranks = counts.map(() => new Uint16Array(draws));
  const order = counts.map((_count, at) => at);
  for (let draw = 0; draw < draws; draw += 1) {
    if (draw % drawsAtOnce === drawsAtOnce - 1) yield;
    const drawn = counts.map((count) => poisson(count, random) + random() * 0.5);
    order.sort((one, other) => drawn[other]! - drawn[one]!);
    for (const [place, at] of order.entries()) ranks[at]![draw] = place + 1;
  }
  return counts.map((count, at) => {
    const sorted = ranks[at]!.toSorted();
    return {
      rank: 1 + counts.filter((other) => other > count).length,
      low: sorted[Math.floor(draws * tail)]!,
      high: sorted[Math.ceil(draws * (1 - tail)) - 1]!,
    };
  });
}

function poisson(mean: number, random: () => number): number {
  if (mean >= normalFrom) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; count += 1) product *= random();
  return count;
}

/** Numbers of 0…1 that follow from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
