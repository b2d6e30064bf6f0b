import { expect, test } from 'vitest';
import { changePercent, per100k, ranksOf, weekMeans, weekSum } from './incidence.ts';

test('a week of ten a day is seventy', () => {
  expect(weekSum([10, 10, 10, 10, 10, 10, 10])).toBe(70);
});

test('the week before ends seven days earlier', () => {
  expect(weekSum([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2], 1)).toBe(7);
});

test('a week with an unpublished day is unknown, not smaller', () => {
  expect(weekSum([10, 10, null, 10, 10, 10, 10])).toBeNull();
  expect(weekSum([10, 10])).toBeNull();
});

test('70 people in 700 000 residents are 10 per 100 000', () => {
  expect(per100k(70, 700_000)).toBe(10);
  expect(per100k(70, null)).toBeNull();
});

test('from 50 to 60 is 20 per cent more; from nothing there is no per cent', () => {
  expect(changePercent(60, 50)).toBe(20);
  expect(changePercent(5, 0)).toBeNull();
});

test('the weekly mean begins on the seventh day', () => {
  expect(weekMeans([7, 7, 7, 7, 7, 7, 7, 14])).toEqual([null, null, null, null, null, null, 7, 8]);
});

test('equal values share a rank and leave a gap', () => {
  expect(ranksOf([5, 9, 5, null, 1])).toEqual([2, 1, 2, null, 4]);
});
