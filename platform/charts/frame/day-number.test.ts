import { expect, test } from 'vitest';
import { dayNumber, isoDay, monthStarts } from './day-number.ts';

test('the first of January 1970 is day 0 and the leap day of 2020 has its own number', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2020-03-01') - dayNumber('2020-02-28')).toBe(2);
});

test('a day number becomes the same day again', () => {
  expect(isoDay(dayNumber('2021-10-20'))).toBe('2021-10-20');
});

test('what is no calendar day is refused', () => {
  expect(() => dayNumber('2021-02-30')).toThrow(RangeError);
});

test('months begin on their first days, both ends included', () => {
  const starts = monthStarts(dayNumber('2020-12-01'), dayNumber('2021-03-01')).map(isoDay);
  expect(starts).toEqual(['2020-12-01', '2021-01-01', '2021-02-01', '2021-03-01']);
  expect(monthStarts(dayNumber('2021-03-02'), dayNumber('2021-03-31'))).toEqual([]);
});
