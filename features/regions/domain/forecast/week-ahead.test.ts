import { expect, test } from 'vitest';
import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { targetWeek, weekAhead } from './week-ahead.ts';

const origin = '2020-06-07';
const weekOf = (horizon: number) => ({
  ...targetWeek(origin, horizon),
  quantiles: [5, 10, 30].map((end) => end * 100),
});
const four = [1, 2, 3, 4].map(weekOf);
/** 200 people a day from the day after the origin on. */
const counted = (until: string) => ({
  historyFrom: addDays(origin, 1),
  history: listDays(addDays(origin, 1), until).map(() => 200),
});

// 7 June 2020 was a Sunday.
test.each([
  ['Sunday', '2020-06-07', '2020-06-08'],
  ['Monday', '2020-06-08', '2020-06-15'],
  ['Tuesday', '2020-06-09', '2020-06-15'],
  ['Wednesday', '2020-06-10', '2020-06-15'],
  ['Thursday', '2020-06-11', '2020-06-15'],
  ['Friday', '2020-06-12', '2020-06-15'],
  ['Saturday', '2020-06-13', '2020-06-15'],
  ['the Sunday after without a new release', '2020-06-14', '2020-06-15'],
])('on %s the week spoken of has not begun', (_weekday, day, from) => {
  expect(weekAhead(four, day, counted(day))).toMatchObject({ from, begun: null });
});

test('releases of Wednesday are read the same: on 26 October 2021 the week is 28 October to 3 November', () => {
  const weekly = [1, 2].map((horizon) => ({ ...targetWeek('2021-10-20', horizon), quantiles: [1] }));
  expect(weekAhead(weekly, '2021-10-26', counted(origin))).toMatchObject({
    from: '2021-10-28',
    to: '2021-11-03',
  });
});

test('of a release of one week that runs what is counted is said, and no end lies below it', () => {
  const week = weekAhead([weekOf(1)], '2020-06-10', counted('2020-06-10'))!;
  expect(week.begun).toEqual({ days: 3, people: 600 });
  expect(week.quantiles).toEqual([600, 1000, 3000]);
});

test('a week that is over is nothing to come, nor is a release without weeks', () => {
  expect(weekAhead([weekOf(1)], '2020-06-14', counted('2020-06-14'))).toBeNull();
  expect(weekAhead([], '2020-06-14', { historyFrom: null, history: [] })).toBeNull();
});
