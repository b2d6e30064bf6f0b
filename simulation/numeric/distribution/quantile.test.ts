import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hubLevels, median, quantiles } from './quantile.ts';

test('quarters of 1, 2, 3, 4 lie at 1.75, 2.5 and 3.25', () => {
  expect(quantiles([4, 1, 3, 2], [0.25, 0.5, 0.75])).toEqual([1.75, 2.5, 3.25]);
});

test('quantiles never fall, stay within the values and move with them', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, (sample) => {
      const q = quantiles(sample, hubLevels);
      for (let i = 1; i < q.length; i++) expect(q[i] ?? 0).toBeGreaterThanOrEqual((q[i - 1] ?? 0) - 1e-9);
      expect(Math.max(...q)).toBeLessThanOrEqual(Math.max(...sample) + 1e-9);
      const doubled = quantiles(
        sample.map((value) => 2 * value),
        hubLevels,
      );
      doubled.forEach((value, i) => expect(value).toBeCloseTo(2 * (q[i] ?? 0), 6));
    }),
  );
});

test('the order of values does not matter', () => expect(median([3, 1, 2])).toBe(median([2, 3, 1])));
