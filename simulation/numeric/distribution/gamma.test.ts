import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gammaCdf, gammaQuantile, gammaTail, logGamma } from './gamma.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';

test('shape 1 is the exponential distribution', () => {
  expect(gammaCdf(1, Math.LN2)).toBeCloseTo(0.5, 14);
  expect(gammaQuantile(1, 0.5)).toBeCloseTo(Math.LN2, 12);
});

test('the quantile inverts the distribution for shapes from 0.5 to a million', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.3, max: 6, noNaN: true }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (log, p) => {
        const shape = 10 ** log;
        expect(Math.abs(gammaCdf(shape, gammaQuantile(shape, p)) - p)).toBeLessThan(1e-9);
      },
    ),
    { numRuns: 300 },
  );
});

test('quantiles rise with their level', () => {
  const levels = [0.01, 0.2, 0.5, 0.8, 0.99].map((p) => gammaQuantile(12.5, p));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('the two tails of one point add up to 1', () => {
  for (const x of [0.1, 3, 30]) expect(gammaCdf(3, x) + gammaTail(3, x)).toBeCloseTo(1, 14);
});

test('ln Γ(5) is ln 24', () => expect(logGamma(5)).toBeCloseTo(Math.log(24), 13));

test('a level of 0 or a negative shape is refused', () => {
  expect(() => gammaQuantile(2, 0)).toThrow(InputRefusal);
  expect(() => gammaCdf(-1, 2)).toThrow(InputRefusal);
});
