import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import {
  firstDayOf,
  formatPeriod,
  formatPeriodRange,
  formatTick,
  lastDayOf,
  periodNumber,
  periodOf,
  type Period,
} from './periods.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const inAll = (period: Period, day: string) =>
  locales.map((locale) => plain(formatPeriod(period, day, locale)));

test('any day of a period has its number, the next period has the next', () => {
  expect(periodNumber('year', '2020-12-31') - periodNumber('year', '2019-01-01')).toBe(1);
  expect(periodNumber('quarter', '2020-06-30')).toBe(periodNumber('quarter', '2020-04-01'));
  expect(periodNumber('month', '2021-01-31') - periodNumber('month', '2019-12-01')).toBe(13);
  expect(periodNumber('week', '2021-10-20')).toBe(periodNumber('week', '2021-10-18'));
  expect(periodNumber('week', '2021-10-17') + 1).toBe(periodNumber('week', '2021-10-18'));
});

test('a number leads back to the first and the last day, before 1970 too', () => {
  const ends = (period: Period, day: string) => {
    const number = periodNumber(period, day);
    return [firstDayOf(period, number), lastDayOf(period, number)];
  };
  expect(ends('year', '2020-02-29')).toEqual(['2020-01-01', '2020-12-31']);
  expect(ends('quarter', '1959-02-11')).toEqual(['1959-01-01', '1959-03-31']);
  expect(ends('month', '1926-12-17')).toEqual(['1926-12-01', '1926-12-31']);
  expect(ends('week', '2021-10-20')).toEqual(['2021-10-18', '2021-10-24']);
  expect(ends('day', '1939-01-17')).toEqual(['1939-01-17', '1939-01-17']);
});

test('a year is said as a year in five languages, never as a day', () => {
  expect(inAll('year', '2020-12-31')).toEqual(['2020', '2020', '2020年', '2020', '2020']);
});

test('a quarter is said as a quarter in five languages', () => {
  expect(inAll('quarter', '2020-06-30')).toEqual([
    'II квартал 2020',
    'Q2 2020',
    '2020年第2四半期',
    '2º trimestre de 2020',
    '2.º trimestre de 2020',
  ]);
  expect(locales.map((locale) => plain(formatTick('2020-04-01', 'quarter', true, locale)))).toEqual([
    'II кв. 2020',
    'Q2 2020',
    '2020年第2四半期',
    '2º tri. 2020',
    'T2 2020',
  ]);
});

test('a span says what both ends share once', () => {
  expect(formatPeriodRange('year', '2006-12-31', '2020-12-31', 'ru')).toBe('2006–2020');
  expect(formatPeriodRange('year', '2006-12-31', '2020-12-31', 'ja')).toBe('2006–2020年');
  expect(formatPeriodRange('year', '2020-01-01', '2020-12-31', 'ru')).toBe('2020');
  expect(plain(formatPeriodRange('month', '2019-05-31', '2020-06-30', 'ru'))).toBe('май 2019 – июнь 2020');
});

test("the catalogue's words are periods, anything else is an error", () => {
  expect(periodOf('annual')).toBe('year');
  expect(periodOf('month')).toBe('month');
  expect(() => periodOf('decade')).toThrow('decade');
});
