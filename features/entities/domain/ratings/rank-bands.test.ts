import { expect, test } from 'vitest';
import { rankBands, type RankBand } from './rank-bands.ts';

function bandsOf(counts: readonly number[]): RankBand[] {
  const pieces = rankBands(counts);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

test('who is far ahead stands first in every draw, equals share a rank and a band', () => {
  const [first, second, third] = bandsOf([1000, 10, 10]);
  expect(first).toEqual({ rank: 1, low: 1, high: 1 });
  expect(second).toEqual({ rank: 2, low: 2, high: 3 });
  expect(third).toEqual({ rank: 2, low: 2, high: 3 });
});

test('a band holds its rank, lies among the ranks, and is the same twice', () => {
  const counts = [47, 37, 34, 33, 30, 29, 24, 23, 20, 18];
  const bands = bandsOf(counts);
  for (const { rank, low, high } of bands) {
    expect(low).toBeLessThanOrEqual(rank);
    expect(high).toBeGreaterThanOrEqual(rank);
    expect(low).toBeGreaterThanOrEqual(1);
    expect(high).toBeLessThanOrEqual(counts.length);
  }
  expect(bands[0]!.high).toBeLessThanOrEqual(4);
  expect(bandsOf(counts)).toEqual(bands);
});

test('nobody has no band', () => {
  expect(bandsOf([])).toEqual([]);
});
