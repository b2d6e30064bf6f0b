import { expect, test } from 'vitest';
import { doubtOfMean } from './mean-of-parts.ts';

test('6 995.5 of all ages beside 16 823.9, 19 256.1 and 6 995.5 is the adults’ figure', () => {
  expect(doubtOfMean(6995.5, [16_823.9, 19_256.1, 6995.5])).toBe('repeatsPart');
  expect(doubtOfMean(8610, [16_823.9, 19_256.1, 6995.5])).toBeNull();
});

test('a mean below or above all its groups is wrong', () => {
  expect(doubtOfMean(492.5, [1057.6, 1057.6, 500])).toBe('outsideParts');
  expect(doubtOfMean(338, [262.3, 262.3, 333.8])).toBe('outsideParts');
});

test('groups that are alike, or not all known, raise no doubt', () => {
  expect(doubtOfMean(10, [10, 10, 10])).toBeNull();
  expect(doubtOfMean(10, [10, null, 30])).toBeNull();
  expect(doubtOfMean(null, [10, 20])).toBeNull();
});
