import { expect, test } from 'vitest';
import { dayStart, rangeStart } from './search-ranges.ts';

const endOfEighth = new Date('2020-06-08T20:59:59Z');

test('today begins at midnight in Moscow', () => {
  expect(dayStart(endOfEighth).toISOString()).toBe('2020-06-07T21:00:00.000Z');
  expect(rangeStart('today', endOfEighth)).toEqual(dayStart(endOfEighth));
});

test('three days are today and the two before, a week today and the six before', () => {
  expect(rangeStart('3days', endOfEighth).toISOString()).toBe('2020-06-05T21:00:00.000Z');
  expect(rangeStart('week', endOfEighth).toISOString()).toBe('2020-06-01T21:00:00.000Z');
});
