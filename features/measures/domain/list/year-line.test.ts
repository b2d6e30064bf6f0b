import { expect, test } from 'vitest';
import { countOn, layoutYearLine, stepsOfYear } from './year-line.ts';

const terms = [
  { starts: '2020-12-30', ends: '2021-01-31' },
  { starts: '2021-02-01', ends: null },
  { starts: '2021-08-19', ends: '2021-10-17' },
  { starts: '2022-01-01', ends: null },
  { starts: '2020-03-01', ends: '2020-12-31' },
];

test('a year is told by the days on which the count changes, as far as it is known', () => {
  const steps = stepsOfYear(terms, 2021, '2021-10-20');
  // The first ends the day before the second begins: on 1 February nothing changes.
  expect(steps).toEqual([
    { day: '2021-01-01', count: 1 },
    { day: '2021-08-19', count: 2 },
    { day: '2021-10-18', count: 1 },
  ]);
  expect(stepsOfYear(terms, 2021, '2021-08-18')).toHaveLength(1);
  expect(stepsOfYear([], 2021, '2021-10-20')).toEqual([{ day: '2021-01-01', count: 0 }]);
  expect(['2021-08-18', '2021-08-19', '2021-12-01'].map((day) => countOn(steps, day))).toEqual([1, 2, 1]);
});

test('the line goes up on the day a measure begins and ends with the last known day', () => {
  const steps = [
    { day: '2021-01-01', count: 0 },
    { day: '2021-07-02', count: 2 },
  ];
  // 182 of 365 days have passed on 2 July, 212 when 31 July is over.
  expect(layoutYearLine(steps, '2021-07-31', 4)).toBe('M0 100H498.6V50H580.8');
  expect(layoutYearLine(steps, '2021-12-31', 4)).toBe('M0 100H498.6V50H1000');
  expect(layoutYearLine([], '2021-12-31', 4)).toBe('');
});
