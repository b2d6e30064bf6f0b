import { expect, test } from 'vitest';
import { createRandom } from '#simulation/numeric/random.ts';
import { averageDampedHolt, fitDampedHolt } from './damped-holt.ts';
import { fitCases, pointOfCases, referenceCasesSettings } from './point-of-cases.ts';

const random = createRandom(5);
const values = Float64Array.from({ length: 35 }, (_, i) => 4 + 0.02 * i + 0.1 * random.normal());
const start = { level: 4, trend: 0, from: 1 };
const grid = (alphas: number[], betas: number[]) => ({ phi: 0.95, alphas, betas });

test('two pairs of weights are averaged by their likelihood, one pair is itself', () => {
  const [slow, quick] = [0.1, 0.7].map((alpha) => fitDampedHolt(values, start, grid([alpha], [0.2])));
  const weight = (quick!.sse / slow!.sse) ** (34 / 2);
  const both = averageDampedHolt(values, start, grid([0.1, 0.7], [0.2]));
  expect(both.level).toBeCloseTo((weight * slow!.level + quick!.level) / (weight + 1), 10);
  expect(both.trend).toBeCloseTo((weight * slow!.trend + quick!.trend) / (weight + 1), 10);
  expect(averageDampedHolt(values, start, grid([0.1], [0.2]))).toEqual(slow);
});

test('values without any error are followed as they are', () => {
  expect(
    averageDampedHolt(new Float64Array(30).fill(3), { level: 3, trend: 0, from: 1 }, grid([0.1, 0.7], [0.2])),
  ).toMatchObject({ level: 3, trend: 0 });
});

test('settings that average read cases by the mean of all pairs, those that don’t by the best pair', () => {
  const daily = Float64Array.from({ length: 60 }, (_, day) =>
    Math.exp(4 + 0.3 * random.normal() + 0.02 * day),
  );
  const fitOf = (averages: boolean) => fitCases(daily, 60, { ...referenceCasesSettings, averages }).fit;
  expect(fitOf(false)).toEqual(pointOfCases(daily).fit);
  expect(fitOf(true)).toMatchObject({
    alpha: fitOf(false).alpha,
    beta: fitOf(false).beta,
    sse: fitOf(false).sse,
  });
  expect(Math.abs(fitOf(true).trend - fitOf(false).trend)).toBeGreaterThan(1e-4);
});
