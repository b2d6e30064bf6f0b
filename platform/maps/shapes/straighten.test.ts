import { expect, test } from 'vitest';
import type { Ring } from './find-label-point.ts';
import { straighten } from './straighten.ts';

test('what bends by 0.2 px becomes straight at 0.3, a corner of 2 px stays', () => {
  const line: Ring = [
    [0, 0],
    [2, 0.2],
    [4, 0],
    [6, 2],
    [8, 0],
  ];
  expect(straighten(line, 0.3)).toEqual([
    [0, 0],
    [4, 0],
    [6, 2],
    [8, 0],
  ]);
});

test('a closed line keeps its shape: a square stays a square', () => {
  const square: Ring = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ];
  expect(straighten(square, 0.3)).toEqual(square);
});

test('a line of one point or none is itself', () => {
  expect(straighten([], 1)).toEqual([]);
  expect(straighten([[1, 2]], 1)).toEqual([[1, 2]]);
});
