import { expect, test } from 'vitest';
import { weekChange } from './week-change.ts';

const days = (count: number, each: number) => Array.from({ length: count }, () => each);

test('ten a day after eight a day is 70, a quarter more', () => {
  expect(weekChange([...days(7, 8), ...days(7, 10)])).toEqual({ value: 70, changePercent: 25 });
});

test('a day that was not published leaves its week unknown', () => {
  expect(weekChange([...days(7, 8), ...days(6, 10), null])).toEqual({ value: null, changePercent: null });
});

test('no change is told against a week without any', () => {
  expect(weekChange([...days(7, 0), ...days(7, 1)])).toEqual({ value: 7, changePercent: null });
});
