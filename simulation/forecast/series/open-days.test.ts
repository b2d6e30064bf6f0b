import { expect, test } from 'vitest';
import { publishedSeries, settledSeries } from './known-series.ts';
import { openDaysAt, targetWeeks } from './open-days.ts';

const published = (isSilent: (day: number) => boolean) =>
  publishedSeries(Array.from({ length: 71 }, (_, day) => (isSilent(day) ? null : 10 * day)));

test('where every week ends unpublished alike, nothing is owed twice: the first week has seven days', () => {
  // Nothing on the last two days of the week; day 70 is the end of one.
  const weekends = published((day) => day > 0 && (day + 6) % 7 > 4);
  expect(openDaysAt(weekends, 70)).toEqual({ reported: 68, open: 2, firstWeek: 7 });
  expect(openDaysAt(weekends, 68)).toEqual({ reported: 68, open: 0, firstWeek: 7 });
});

test('a report that fails once is owed by the first week', () => {
  expect(
    openDaysAt(
      published((day) => day > 67),
      70,
    ),
  ).toEqual({ reported: 67, open: 3, firstWeek: 10 });
  expect(openDaysAt(settledSeries(new Float64Array(70)), 70).firstWeek).toBe(7);
});

test('of an even number of weekdays the lower middle is expected, those silent for a week are left out', () => {
  const once = published((day) => day === 49 || day === 42 || (day > 55 && day < 64));
  // At days 63, 56, 49, 42 before day 70: 8 (left out), 1, 1, 1 days were open.
  expect(openDaysAt(once, 70)).toEqual({ reported: 70, open: 0, firstWeek: 6 });
});

test('target weeks follow each other without a hole', () => {
  const path = Array.from({ length: 40 }, (_, day) => day + 1);
  expect([...targetWeeks(path, 9, 2)]).toEqual([45, 10 + 11 + 12 + 13 + 14 + 15 + 16]);
});
