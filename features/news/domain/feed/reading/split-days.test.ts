import { expect, test } from 'vitest';
import { splitDays } from './split-days.ts';

test('a page is split where the day changes, and its order is not touched', () => {
  expect(splitDays(['b2', 'b1', 'a9', 'b0'], (item) => item[0]!)).toEqual([
    { day: 'b', items: ['b2', 'b1'] },
    { day: 'a', items: ['a9'] },
    { day: 'b', items: ['b0'] },
  ]);
});

test('an empty page has no days', () => {
  expect(splitDays([], String)).toEqual([]);
});
