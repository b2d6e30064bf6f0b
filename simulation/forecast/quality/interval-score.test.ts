import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hubLevels, quantiles } from '#simulation/numeric/distribution/quantile.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import { intervalScore, pinballScore } from './interval-score.ts';

const sample = fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 5, maxLength: 40 });

test('a forecast without spread that hits scores 0, off by 10 it scores 10', () => {
  const sure = hubLevels.map(() => 100);
  expect(intervalScore(hubLevels, sure, 100).wis).toBe(0);
  expect(intervalScore(hubLevels, sure, 110).wis).toBeCloseTo(10, 12);
});

test('dispersion, under- and overprediction add up, and both forms of the score agree', () => {
  fc.assert(
    fc.property(sample, fc.double({ min: 0, max: 1e4, noNaN: true }), (values, observed) => {
      const q = quantiles(values, hubLevels);
      const { wis, dispersion, underprediction, overprediction } = intervalScore(hubLevels, q, observed);
      expect(dispersion + underprediction + overprediction).toBeCloseTo(wis, 8);
      expect(pinballScore(hubLevels, q, observed)).toBeCloseTo(wis, 8);
    }),
  );
});

test('the score is proper: over a sample nothing beats the quantiles of the sample', () => {
  fc.assert(
    fc.property(
      sample,
      fc.double({ min: -500, max: 500, noNaN: true }),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      (values, shift, stretch) => {
        // A minimum of the pinball loss is a value of the sample, so compare with the inverse distribution function.
        const sorted = values.toSorted((a, b) => a - b);
        const best = hubLevels.map((p) => sorted[Math.ceil(p * sorted.length) - 1] ?? 0);
        const other = best.map((value) => (best[11] ?? 0) + stretch * (value - (best[11] ?? 0)) + shift);
        const mean = (q: number[]) =>
          values.reduce((sum, value) => sum + pinballScore(hubLevels, q, value), 0) / values.length;
        expect(mean(best)).toBeLessThanOrEqual(mean(other) + 1e-6);
      },
    ),
  );
});

test('scores scale with their unit', () => {
  const q = hubLevels.map((p) => 100 * p);
  expect(
    intervalScore(
      hubLevels,
      q.map((value) => 3 * value),
      150,
    ).wis,
  ).toBeCloseTo(3 * intervalScore(hubLevels, q, 50).wis, 10);
});

test('quantiles that fall and levels without a middle are refused', () => {
  expect(() =>
    intervalScore(
      hubLevels,
      hubLevels.map((p) => -p),
      0,
    ),
  ).toThrow(InputRefusal);
  expect(() => intervalScore([0.25, 0.75], [1, 2], 0)).toThrow(InputRefusal);
});

test('the baseline stays at the last week and widens with the root of time', () => {
  const [one, , , four] = baselineQuantiles([100, 110, 100], [0.1, 0.5, 0.9]);
  expect(one?.[1]).toBe(100);
  expect(four?.[1]).toBe(100);
  expect((four?.[2] ?? 0) - 100).toBeCloseTo(2 * ((one?.[2] ?? 0) - 100), 10);
});

test('weeks end at the origin', () => {
  expect(Array.from(weeklySums([5, 1, 1, 1, 1, 1, 1, 1]))).toEqual([7]);
});
