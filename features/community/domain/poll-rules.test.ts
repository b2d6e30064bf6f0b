import { expect, test } from 'vitest';
import { areDistinct, isLastDay, lastDays, showsResults } from './poll-rules.ts';

test('a poll lasts from today to ninety days', () => {
  expect(
    ['2020-06-07', '2020-06-08', '2020-09-06', '2020-09-07'].map((day) => isLastDay(day, '2020-06-08')),
  ).toEqual([false, true, true, false]);
  expect(lastDays('2020-06-08')).toEqual({ first: '2020-06-08', last: '2020-09-06' });
});

test('answers differ by more than capitals', () => {
  expect(areDistinct(['Да', 'Нет'])).toBe(true);
  expect(areDistinct(['Да', 'да'])).toBe(false);
});

test('results show after the own vote and after the end, never before', () => {
  expect(showsResults({ mine: null, isClosed: false })).toBe(false);
  expect(showsResults({ mine: 1, isClosed: false })).toBe(true);
  expect(showsResults({ mine: null, isClosed: true })).toBe(true);
});
