import { expect, test } from 'vitest';
import { endsOf, summarise } from './summarise.ts';
import {
  addUp,
  perResident,
  residentsByYear,
  toChange,
  toIndex,
  toShare,
  within,
} from './transform-values.ts';

const years = (...values: number[]) => values.map((value, at) => ({ day: `${2018 + at}-12-31`, value }));

test('an index begins at 100, a share is of the whole of its day, a change is told against the year before', () => {
  expect(toIndex(years(50, 75)).map(({ value }) => value)).toEqual([100, 150]);
  expect(toIndex(years(-1, 2))).toEqual([]);
  expect(toShare(years(5, 6, 7), years(50, 0))).toEqual([{ day: '2018-12-31', value: 10 }]);
  expect(toChange(years(50, 75), 'year', false)).toEqual([{ day: '2019-12-31', value: 50 }]);
  expect(toChange(years(3, 5), 'year', true)).toEqual([{ day: '2019-12-31', value: 2 }]);
  expect(toChange(years(0, 5), 'year', false)).toEqual([]);
});

test('what is told per head is divided by the mean of its year, else by January, else by those of the year before', () => {
  const residents = residentsByYear(years(1000), years(900, 2000));
  expect(perResident(years(10, 10, 10), residents, 100).map(({ value }) => value)).toEqual([1, 0.5, 0.5]);
  expect(perResident([{ day: '2030-12-31', value: 1 }], residents, 1)).toEqual([]);
});

test('places are added up on days that all of them have; a time is a year, a month or a day', () => {
  expect(addUp([years(1, 2), years(10)])).toEqual([{ day: '2018-12-31', value: 11 }]);
  expect(within(years(1, 2, 3), '2019', '2019-12').map(({ value }) => value)).toEqual([2]);
});

test('a view is compared on days that at least half of its series have, and a series without one of them has no change', () => {
  const courses = [years(1, 2, 3), years(1, 2), years(1, 2)];
  const ends = endsOf(courses);
  expect(ends).toEqual({ first: '2018-12-31', last: '2019-12-31' });
  expect(summarise(years(4, 6), ends)).toEqual({ start: 4, end: 6, difference: 2, percent: 50, lowest: 4 });
  expect(summarise(years(4), ends)).toMatchObject({ end: null, difference: null, percent: null });
  expect(endsOf([[]])).toBeNull();
});
