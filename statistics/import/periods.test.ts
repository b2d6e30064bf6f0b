import { expect, test } from 'vitest';
import { dayOfTime, fromEpochDay, kindOfTime, knownByRule, toEpochDay } from './periods.ts';

test('a period stands for its last day, a year for the anchor of the indicator', () => {
  expect(dayOfTime('2020-02')).toBe('2020-02-29');
  expect(dayOfTime('2020-12')).toBe('2020-12-31');
  expect(dayOfTime('2021-Q4')).toBe('2021-12-31');
  expect(dayOfTime('2021')).toBe('2021-12-31');
  expect(dayOfTime('2021', '01-01')).toBe('2021-01-01');
  expect(dayOfTime('2021-10-20')).toBe('2021-10-20');
});

test('an ISO week stands for its Sunday, also at the turn of a year', () => {
  expect(dayOfTime('2021-W01')).toBe('2021-01-10');
  expect(dayOfTime('2020-W53')).toBe('2021-01-03');
  expect(dayOfTime('2020-W01')).toBe('2020-01-05');
  expect(dayOfTime('2021-W53')).toBeNull();
});

test('what is no time is null and never another day', () => {
  for (const time of [
    '',
    '20.10.2021',
    '2021-13',
    '2021-00',
    '2021-02-29',
    '2021-Q5',
    '2021-W00',
    '21',
    '2021-1',
  ])
    expect(dayOfTime(time)).toBeNull();
});

test('the form of a time tells its period', () => {
  expect(['2021', '2021-10', '2021-Q4', '2021-W42', '2021-10-20', 'x'].map(kindOfTime)).toEqual([
    'annual',
    'monthly',
    'quarterly',
    'weekly',
    'date',
    null,
  ]);
});

test('annual figures are known on the next 1 October; a count on 1 January closes the year before', () => {
  expect(knownByRule('2019-12-31', '1 October next')).toBe('2020-10-01');
  expect(knownByRule('2019-01-01', '1 October next')).toBe('2019-10-01');
  expect(knownByRule('2019-10-01', '1 October next')).toBe('2020-10-01');
});

test('monthly figures are known at the end of the next month, quarterly ones of the second next', () => {
  expect(knownByRule('2015-12-31', 'end of next month')).toBe('2016-01-31');
  expect(knownByRule('2015-12-31', 'end of second month')).toBe('2016-02-29');
});

test('days count from 1 January 1970 in both directions', () => {
  expect([toEpochDay('1970-01-02'), toEpochDay('1926-01-01')]).toEqual([1, -16_071]);
  expect(fromEpochDay(-16_071)).toBe('1926-01-01');
});
