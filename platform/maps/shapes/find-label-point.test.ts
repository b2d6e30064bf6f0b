import { expect, test } from 'vitest';
import { contains, findLabelPoint, type Ring } from './find-label-point.ts';

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const hole: Ring = [
  [0.5, 0.5],
  [5, 0.5],
  [5, 9.5],
  [0.5, 9.5],
];

test('the deepest point of a square is its middle, half a side deep', () => {
  const { x, y, depth } = findLabelPoint([square]);
  expect([x, y, depth]).toEqual([5, 5, 5]);
});

test('a hole is outside, and words keep away from it', () => {
  expect(contains([square, hole], 3, 5)).toBe(false);
  expect(contains([square, hole], 8, 5)).toBe(true);
  expect(findLabelPoint([square, hole]).x).toBeGreaterThan(6);
});
