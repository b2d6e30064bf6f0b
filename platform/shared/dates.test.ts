import { expect, test } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatDayRange,
  formatDaysAgo,
  formatDayWithWeekday,
  formatMonthYear,
  formatNumericDay,
  formatShortDay,
  formatShortDayWithWeekday,
  formatShortMonth,
  formatTime,
} from './dates.ts';
import { locales } from './locales.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const inAll = (write: (locale: (typeof locales)[number]) => string) =>
  locales.map((each) => plain(write(each)));

test('a day in full, in each language; day and month stay on one line', () => {
  expect(inAll((locale) => formatDay('2021-10-20', locale))).toEqual([
    '20 октября 2021',
    '20 October 2021',
    '2021年10月20日',
    '20 de outubro de 2021',
    '20 de octubre de 2021',
  ]);
  expect(formatDay('2021-10-20', 'ru')).toBe('20\u00A0октября 2021');
});

test('a short day has three letters of the month and no dot', () => {
  expect(inAll((locale) => formatShortDay('2021-09-05', locale))).toEqual([
    '5 сен',
    '5 Sep',
    '9月5日',
    '5 set',
    '5 sep',
  ]);
  expect(plain(formatShortDay('2021-10-20', 'ru'))).toBe('20 окт');
});

test('weekdays lead the date', () => {
  expect(plain(formatDayWithWeekday('2021-10-20', 'ru'))).toBe('среда, 20 октября 2021');
  expect(plain(formatShortDayWithWeekday('2021-10-14', 'ru'))).toBe('чт, 14 окт');
  expect(formatDayWithWeekday('2021-10-20', 'ja')).toBe('2021年10月20日（水）');
});

test('a month by itself stands in the nominative', () => {
  expect(inAll((locale) => formatMonthYear('2021-10-01', locale))).toEqual([
    'октябрь 2021',
    'October 2021',
    '2021年10月',
    'outubro de 2021',
    'octubre de 2021',
  ]);
});

test('a span says once what both ends share', () => {
  expect(plain(formatDayRange('2021-10-14', '2021-10-20', 'ru'))).toBe('14–20 октября 2021');
  expect(plain(formatDayRange('2021-09-30', '2021-10-06', 'ru'))).toBe('30 сентября – 6 октября 2021');
  expect(plain(formatDayRange('2020-12-28', '2021-01-03', 'ru'))).toBe('28 декабря 2020 – 3 января 2021');
  expect(plain(formatDayRange('2021-10-20', '2021-10-20', 'ru'))).toBe('20 октября 2021');
  expect(formatDayRange('2021-10-14', '2021-10-20', 'ja')).toBe('2021年10月14日–20日');
});

test('figures only: day, month, year', () => {
  expect(formatNumericDay('2021-10-05')).toBe('05.10.2021');
});

test('the clock has 24 hours and the zone asked for', () => {
  expect(formatTime(new Date('2021-10-20T21:05:09Z'))).toBe('00:05');
  expect(formatTime(new Date('2021-10-20T07:42:07Z'), { seconds: true })).toBe('10:42:07');
  expect(formatTime(new Date('2021-10-20T07:42:07Z'), { timeZone: 'Asia/Kamchatka' })).toBe('19:42');
});

test('ago is told in the largest whole unit, the future is now', () => {
  const now = new Date('2021-10-20T12:00:00Z');
  const ago = (iso: string) => plain(formatAgo(new Date(iso), now, 'ru'));
  expect(ago('2021-10-20T11:59:30Z')).toBe('сейчас');
  expect(ago('2021-10-20T12:05:00Z')).toBe('сейчас');
  expect(ago('2021-10-20T11:55:00Z')).toBe('5 минут назад');
  expect(ago('2021-10-20T10:00:01Z')).toBe('1 час назад');
  expect(ago('2021-10-16T12:00:00Z')).toBe('4 дня назад');
});

test('the age of data is told in days', () => {
  expect(plain(formatDaysAgo('2021-10-20', '2021-10-20', 'ru'))).toBe('сегодня');
  expect(plain(formatDaysAgo('2021-10-16', '2021-10-20', 'en'))).toBe('4 days ago');
});

test('a short day in May reads as a Russian says it', () => {
  expect(formatShortDay('2021-05-09', 'ru')).toBe('9\u00A0мая');
  expect(formatShortMonth('2021-05-09', 'ru')).toBe('май');
  expect(formatShortDay('2021-06-09', 'ru')).toBe('9\u00A0июн');
});
