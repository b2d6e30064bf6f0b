import { expect, test } from 'vitest';
import { biasOfHorizon, reliabilityOf } from './reliability.ts';

const rank = (below: number, count: number, horizonWeeks = 1) => ({
  horizonWeeks,
  below,
  upTo: below,
  count,
});

test('of ten truths two lay below all quantiles and eight between the median and the next: 20 % up to the median, then all', () => {
  const [week] = reliabilityOf([rank(0, 2), rank(12, 8)]);
  expect(week).toMatchObject({ horizonWeeks: 1, count: 10 });
  expect(week!.shares.slice(10, 14)).toEqual([0.2, 0.2, 1, 1]);
  expect(week!.shares.at(-1)).toBe(1);
});

test('all quantiles above the truth is a bias of 1, all below −1, the median itself 0', () => {
  expect(biasOfHorizon([rank(0, 1)], 1)).toBe(1);
  expect(biasOfHorizon([rank(23, 3)], 1)).toBe(-1);
  expect(biasOfHorizon([{ horizonWeeks: 1, below: 11, upTo: 12, count: 1 }], 1)).toBe(0);
  // Between the 50 and the 55 % quantile: −0.1.
  expect(biasOfHorizon([rank(12, 1)], 1)).toBeCloseTo(-0.1, 12);
  expect(biasOfHorizon([rank(0, 1)], 2)).toBeNull();
});
