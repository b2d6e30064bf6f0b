import { expect, test } from 'vitest';
import { pointOfDeaths } from './point-of-deaths.ts';

const steady = [100, 100, 100, 100, 100];
const cases = (weeks: number[]) => [{ weeks, at: 4 }];

test('steady deaths and cases stay', () => {
  for (const week of pointOfDeaths(steady, cases(Array(9).fill(1000)))) expect(week).toBeCloseTo(100, 9);
});

test('cases move deaths by half their lagged growth, at most 6 % a week', () => {
  // A week ahead the lags see this week against the last and the last against the one before: 1 % and 1 %.
  const slow = Array.from({ length: 9 }, (_, week) => 1000 * 1.01 ** week);
  const [first = 0] = pointOfDeaths(steady, cases(slow));
  expect(Math.log((first + 1) / 101)).toBeCloseTo(0.5 * Math.log(1.01), 3);
  const wild = pointOfDeaths(steady, cases(Array.from({ length: 9 }, (_, week) => 1000 * 3 ** week)));
  wild.forEach((week, i) => expect(Math.log((week + 1) / 101)).toBeCloseTo(0.06 * (i + 1), 9));
});

test('the last week counts more than the one before it, and nobody is below 0', () => {
  const fallen = pointOfDeaths([200, 200, 200, 200, 100], cases(Array(9).fill(1000)));
  expect(fallen[0]).toBeGreaterThan(100);
  expect(fallen[0]).toBeLessThan(130);
  expect(
    Math.min(...pointOfDeaths([9, 3, 1, 0, 0], cases([900, 500, 100, 10, 1, 0, 0, 0, 0]))),
  ).toBeGreaterThanOrEqual(0);
});
