import { expect, test } from 'vitest';
import { digestPeriods, periodStart, shownPeriods } from './digest-periods.ts';

const clock = new Date('2020-06-08T21:00:00Z');

test('every span lies in the next one, and the page’s three are 3 hours, a day and a week', () => {
  const starts = digestPeriods.map((period) => periodStart(period, clock).getTime());
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  expect(shownPeriods.map((period) => periodStart(period, clock).toISOString())).toEqual([
    '2020-06-08T18:00:00.000Z',
    '2020-06-07T21:00:00.000Z',
    '2020-06-01T21:00:00.000Z',
  ]);
});
