import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCdf } from './normal-cdf.ts';
import { normalQuantile } from './normal-quantile.ts';

test('the quantile inverts the distribution to 1e-13 relative, also far out', () => {
  fc.assert(
    fc.property(fc.double({ min: -12, max: -0.01, noNaN: true }), (log) => {
      const p = 10 ** log;
      expect(Math.abs(normalCdf(normalQuantile(p)) / p - 1)).toBeLessThan(1e-12);
    }),
  );
});

test('1.96 standard deviations hold 95 %', () => {
  expect(normalCdf(1.959963984540054) - normalCdf(-1.959963984540054)).toBeCloseTo(0.95, 14);
});
