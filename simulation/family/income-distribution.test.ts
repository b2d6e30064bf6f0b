import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { rub, share } from '#simulation/numeric/units.ts';
import {
  compareQuintiles,
  incomeDistribution,
  lorenzShare,
  povertyGapShare,
  quintileShares,
  shareBelow,
} from './income-distribution.ts';

const distribution = incomeDistribution(rub(40_000), share(0.38));

test('half of the people have less than the median', () => {
  expect(shareBelow(distribution, distribution.median)).toBeCloseTo(0.5, 14);
});

test('fifths rise and add up to 1, the curve lies below equality', () => {
  const fifths = quintileShares(distribution);
  expect(fifths.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 14);
  expect(fifths).toEqual(fifths.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (p) => {
      expect(lorenzShare(distribution, share(p))).toBeLessThan(p);
    }),
  );
});

test('money is scale: twice the mean and twice the line leave the shares', () => {
  const double = incomeDistribution(rub(80_000), share(0.38));
  expect(shareBelow(double, rub(30_000))).toBeCloseTo(shareBelow(distribution, rub(15_000)), 12);
  expect(povertyGapShare(double, rub(30_000))).toBeCloseTo(povertyGapShare(distribution, rub(15_000)), 12);
});

test('a published fifth that is off by over two points is said', () => {
  const published = quintileShares(distribution);
  expect(compareQuintiles(distribution, published)).toEqual([]);
  const off = published.map((part, i) => share(i === 4 ? part + 0.03 : i === 0 ? part - 0.03 : part));
  expect(compareQuintiles(distribution, off).map(({ params }) => params.fifth)).toEqual([1, 5]);
});

test('a Gini of 1 is refused', () =>
  expect(() => incomeDistribution(rub(1), share(1))).toThrow(InputRefusal));
