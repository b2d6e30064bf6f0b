import { expect, test } from 'vitest';
import { placeInBand, weeksOfTerm, povertyBand, povertyYears } from './receipt.ts';

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

test('a measure of November is judged by the whole year after, against the year before it began', () => {
  expect(povertyYears('2021-11-01')).toEqual({ before: '2020-12-31', after: '2022-12-31' });
  expect(povertyYears('2022-01-01')).toEqual({ before: '2021-12-31', after: '2022-12-31' });
});

test('from 13 to between 12.5 and 12.9 per cent is a promise of half to a tenth of a point less', () => {
  const { q05, q95 } = povertyBand(0.13, { q05: 0.125, q95: 0.129 });
  expect([q05, q95]).toEqual([expect.closeTo(-0.5), expect.closeTo(-0.1)]);
});
