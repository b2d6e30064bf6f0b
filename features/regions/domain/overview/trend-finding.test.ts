import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-days.ts';
import { findTrend } from './trend-finding.ts';

/** Weeks of one mean each. */
const weeks = (...means: (number | null)[]) =>
  means
    .flatMap((average) => Array<number | null>(7).fill(average))
    .map((average, at) => ({ date: addDays('2021-01-04', at), value: average, average }));

const dayAfter = (average: number) => [{ date: '2021-03-01', value: average, average }];

test('three weeks of growth to 80 % of the peak that was before them', () => {
  expect(findTrend(weeks(100, 50, 60, 70, 80))).toEqual({
    course: 'up',
    weeks: 3,
    ofPeak: 0.8,
    peakDay: '2021-01-04',
  });
});

test('growth above all that was is more than the peak', () => {
  expect(findTrend(weeks(100, 90, 200))).toMatchObject({ course: 'up', weeks: 1, ofPeak: 1 });
  expect(findTrend([...weeks(100, 90), ...dayAfter(200)])).toMatchObject({ course: 'up', ofPeak: 2 });
});

test('a peak inside the rise is a peak: 122 after 124 the day before is not the highest so far', () => {
  const rise = [...weeks(80, 100, 118), ...dayAfter(124), ...dayAfter(122)];
  expect(findTrend(rise)).toMatchObject({ course: 'up', ofPeak: 122 / 124 });
});

test('a fall is beside the peak it comes from', () => {
  expect(findTrend(weeks(10, 100, 50, 25))).toMatchObject({ course: 'down', weeks: 2, ofPeak: 0.25 });
});

test('under two per cent is no course', () => {
  expect(findTrend(weeks(50, 100, 101))).toMatchObject({ course: 'flat', weeks: 0, ofPeak: 1 });
});

test('nothing is found of one week, of an unknown week, of noughts alone', () => {
  expect(findTrend(weeks(10))).toBeNull();
  expect(findTrend(weeks(10, null))).toBeNull();
  expect(findTrend(weeks(0, 0))).toBeNull();
});
