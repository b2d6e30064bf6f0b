import { expect, test } from 'vitest';
import { takeEvenly } from './derived-indicators.ts';

test('first and last moment are always taken, evenly between', () => {
  expect(takeEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)).toEqual([0, 5, 10]);
  expect(takeEvenly([1, 2], 60)).toEqual([1, 2]);
});
