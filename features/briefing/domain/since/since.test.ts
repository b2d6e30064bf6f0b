import { expect, test } from 'vitest';
import { comingDays } from './coming-days.ts';
import { sinceSpan } from './since-span.ts';

test('who was here on 9 July is told of the days from 9 July on; a stranger of seven days; of a visit on the same day it is said', () => {
  expect(sinceSpan('2020-07-13', '2020-07-09')).toEqual({
    from: '2020-07-09',
    to: '2020-07-13',
    by: 'visit',
  });
  expect(sinceSpan('2020-07-13', null)).toEqual({ from: '2020-07-07', to: '2020-07-13', by: 'first' });
  expect(sinceSpan('2020-07-13', '2020-07-13')).toMatchObject({ from: '2020-07-07', by: 'today' });
});

test('a visit years ago is told of as sixty days, and one after the chosen day as none', () => {
  expect(sinceSpan('2020-07-13', '2019-01-01')).toMatchObject({ from: '2020-05-14', by: 'visit' });
  expect(sinceSpan('2020-07-13', '2021-10-20')).toMatchObject({ by: 'first' });
});

test('ahead are tomorrow’s report, the day of the next forecast and the yearbooks of 1 October; nothing of the day itself', () => {
  expect(comingDays('2020-07-13', { reportDay: '2020-07-13', forecastDay: '2020-07-19' })).toEqual([
    { kind: 'report', day: '2020-07-14' },
    { kind: 'forecast', day: '2020-07-19' },
    { kind: 'yearbook', day: '2020-10-01' },
  ]);
  expect(comingDays('2020-10-01', { reportDay: '2020-09-01', forecastDay: '2020-10-01' })).toEqual([
    { kind: 'yearbook', day: '2021-10-01' },
  ]);
});
