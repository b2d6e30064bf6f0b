import { expect, test } from 'vitest';
import { officialRtOf } from './official-rt-of.ts';

test('four days of 20 after four days of 10 are 2; a silent day makes eight days unknown', () => {
  expect(officialRtOf([10, 10, 10, 10, 20, 20, 20, 20])).toEqual([2]);
  expect(officialRtOf([10, 10, 10, 10, 20, 20, 20, 20, null])).toEqual([2, null]);
  expect(officialRtOf([1, 2, 3])).toEqual([]);
});
