import { expect, test } from 'vitest';
import { findWrittenDays } from './written-days.ts';

test('days in words and with dots are found in Russian and English, a month as its first day', () => {
  const text = 'с 3 мая 2020, 12.05.2021; 1\u00A0окт. 2021 года, май 2022, 5 September 2019 and Mar 2018';
  expect(findWrittenDays(text).toSorted()).toEqual([
    '2018-03-01',
    '2019-09-05',
    '2020-05-03',
    '2021-05-12',
    '2021-10-01',
    '2022-05-01',
  ]);
});

test('words that only begin like a month, numbers and prices are no days', () => {
  expect(findWrittenDays('население 2020, 12.5 2021, приняли 2021, 112.05.20211, версия 1.12.3')).toEqual([]);
});
