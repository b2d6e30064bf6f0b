import { expect, test } from 'vitest';
import { changedFigures, whatCame } from './what-came.ts';

/** 10 cases a day for two weeks, then 20 for one, then 5: the highest week after the fourteenth day ends on the twenty-first. */
const cases = [...Array(14).fill(10), ...Array(7).fill(20), ...Array(21).fill(5)] as number[];
const course = { firstDay: '2020-05-01', cases, deaths: cases.map(() => 1) };

test('four weeks on, with the change against the week then and the highest week since', () => {
  expect(whatCame(course, '2020-05-14', { cases: 70, deaths: 7 })).toEqual({
    weeks: 4,
    day: '2020-06-11',
    cases: { week: 35, changePercent: -50, peak: { day: '2020-05-21', week: 140 } },
    deaths: { week: 7, changePercent: 0, peak: { day: '2020-05-15', week: 7 } },
  });
});

test('where fewer weeks have passed the last whole one counts, and without a whole one nothing is said', () => {
  expect(whatCame(course, '2020-05-28', { cases: 35, deaths: 7 })).toMatchObject({
    weeks: 2,
    day: '2020-06-11',
  });
  expect(whatCame(course, '2020-06-06', { cases: 35, deaths: 7 })).toBeNull();
  expect(whatCame({ ...course, firstDay: null }, '2020-05-14', { cases: null, deaths: null })).toBeNull();
});

test('a day before the first report has later weeks but no change', () => {
  expect(whatCame(course, '2020-04-20', { cases: null, deaths: null })).toMatchObject({
    day: '2020-05-18',
    cases: { week: 110, changePercent: null },
  });
});

test('an indicator is told when a newer period or another value is known', () => {
  const of = (indicator: string, day: string, value: number) => ({ indicator, day, value });
  const then = [of('a', '2018-12-31', 1), of('b', '2018-12-31', 2), of('c', '2018-12-31', 3)];
  const now = [
    of('a', '2018-12-31', 1),
    of('b', '2019-12-31', 2),
    of('c', '2018-12-31', 4),
    of('d', '2019-12-31', 5),
  ];
  expect(changedFigures(then, now).map(({ now: { indicator } }) => indicator)).toEqual(['b', 'c', 'd']);
});
