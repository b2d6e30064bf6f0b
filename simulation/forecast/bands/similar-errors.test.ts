import { expect, test } from 'vitest';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import { baselineQuantiles, weeklySums } from './baseline.ts';
import { RollingBaseline } from './rolling-baseline.ts';
import { firstIndex, SimilarErrors } from './similar-errors.ts';

test('similar errors read by rank are those of filtering all, whichever size is asked for first', () => {
  const random = createRandom(7);
  const drawn = Array.from({ length: 500 }, () => {
    return { error: random.uniform() - 0.5, size: Math.floor(40 * random.uniform()) / 4 };
  }).sort((a, b) => a.error - b.error);
  const sizes = Float64Array.from(drawn, ({ size }) => size).sort();
  const similar = new SimilarErrors({
    errors: Float64Array.from(drawn, ({ error }) => error),
    bySize: Int32Array.from(drawn.keys()).sort((a, b) => drawn[a]!.size - drawn[b]!.size),
    starts: Int32Array.from({ length: 501 }, (_, i) =>
      i === 500 ? 500 : firstIndex(sizes, (size) => size >= sizes[i]!),
    ),
    sizes,
  });
  for (const asked of [3, 3.1, 9, 0.2, 5, -4, 20, 4.9]) {
    const expected = drawn.filter(({ size }) => Math.abs(size - asked) < 0.7).map(({ error }) => error);
    const count = similar.select(asked, 0.7);
    expect(count).toBe(expected.length);
    const into = new Float64Array(count).fill(Number.NaN);
    const ranks = [0, 1, 5, 20, count - 1].filter(
      (rank, i, all) => rank < count && rank > (all[i - 1] ?? -1),
    );
    similar.readRanks(ranks, into);
    expect(ranks.map((rank) => into[rank])).toEqual(ranks.map((rank) => expected[rank]));
  }
});

test('a baseline that takes in week after week is the one of all weeks together, after a new level too', () => {
  const random = createRandom(3);
  const daily = Float64Array.from({ length: 400 }, () => Math.floor(100 * random.uniform()));
  const rolling = new RollingBaseline(daily);
  for (const [from, origin] of [
    ...Array.from({ length: 30 }, (_, i) => [5, 40 + 7 * i] as const),
    [5, 251],
    [200, 258],
    [200, 265],
    [5, 100],
  ] as const) {
    const weekly = weeklySums(daily.subarray(from, origin));
    expect(rolling.weeklyTo(from, origin)).toEqual([...weekly]);
    expect(rolling.quantiles(hubLevels, 4)).toEqual(baselineQuantiles(weekly, hubLevels, 4));
  }
});
