import { expect, test } from 'vitest';
import { placeInBand, weeksOfTerm } from './receipt.ts';

test('a promise is given for the whole weeks of the term, from two to twelve; eight where no end is said', () => {
  expect(weeksOfTerm('2021-10-25', '2021-12-19')).toBe(8);
  expect(weeksOfTerm('2021-10-25', '2021-10-31')).toBe(2);
  expect(weeksOfTerm('2021-10-25', '2022-10-24')).toBe(12);
  expect(weeksOfTerm('2021-10-25', null)).toBe(8);
});

test('both ends of the band belong to it', () => {
  const band = { q05: -31, q95: -9 };
  expect([-31.1, -31, -14, -9, -8.9].map((gap) => placeInBand(gap, band))).toEqual([
    'stronger',
    'inside',
    'inside',
    'inside',
    'weaker',
  ]);
});
