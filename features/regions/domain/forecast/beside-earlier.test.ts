import { expect, test } from 'vitest';
import { besideEarlier } from './beside-earlier.ts';

const release = { originDay: '2021-10-20' };
const of = (...medians: number[]) =>
  medians.map((median) => ({
    weeks: [
      { to: '2021-10-13', median: 1 },
      { to: '2021-10-20', median },
    ],
  }));

test('a week of 100 is above what 80 and 90 said, below 110 and 120, between 90 and 110', () => {
  const said = (...medians: number[]) => besideEarlier({ lastWeek: 100, release, earlier: of(...medians) });
  expect(said(80, 90)).toEqual({ count: 2, above: 2, course: 'above' });
  expect(said(110, 120)).toEqual({ count: 2, above: 0, course: 'below' });
  expect(said(90, 110)).toEqual({ count: 2, above: 1, course: 'between' });
});

test('nothing is said where no earlier forecast was of that week', () => {
  expect(besideEarlier({ lastWeek: 100, release, earlier: [{ weeks: [] }] })).toBeNull();
  expect(besideEarlier({ lastWeek: null, release, earlier: of(1) })).toBeNull();
});
