import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

test('ranks that rise together have the correlation 1, opposite ones −1, equal ones none', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 20],
      [3, 900],
    ]),
  ).toBeCloseTo(1);
  expect(
    rankCorrelation([
      [1, 9],
      [2, 5],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
  expect(
    rankCorrelation([
      [1, 5],
      [2, 5],
    ]),
  ).toBe(0);
});
