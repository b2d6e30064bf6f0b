import { expect, test } from 'vitest';
import { weekMeans } from './week-means.ts';

test('seven days make a mean, the first six none', () => {
  expect(weekMeans([7, 7, 7, 7, 7, 7, 14, 0])).toEqual([null, null, null, null, null, null, 8, 7]);
});

test('a day that is not known leaves seven without a mean', () => {
  const means = weekMeans([null, 7, 7, 7, 7, 7, 7, 7]);
  expect(means.slice(6)).toEqual([null, 7]);
});
