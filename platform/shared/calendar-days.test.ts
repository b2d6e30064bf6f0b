import { expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  daysBetween,
  dayToDate,
  listDays,
  mondayOf,
  endOfMoscowDay,
  moscowClock,
  ownClock,
  yearsBetween,
} from './calendar-days.ts';

test('days are counted over month ends and leap days', () => {
  expect(addDays('2020-02-28', 1)).toBe('2020-02-29');
  expect(addDays('2021-01-01', -1)).toBe('2020-12-31');
  expect(daysBetween('2020-02-28', '2020-03-01')).toBe(2);
  expect(daysBetween('2020-03-01', '2020-02-28')).toBe(-2);
});

test('a week begins on Monday', () => {
  expect(mondayOf('2021-10-20')).toBe('2021-10-18');
  expect(mondayOf('2021-10-18')).toBe('2021-10-18');
  expect(mondayOf('2021-10-17')).toBe('2021-10-11');
});

test('a span has both ends, a reversed one is empty', () => {
  expect(listDays('2021-10-31', '2021-11-01')).toEqual(['2021-10-31', '2021-11-01']);
  expect(listDays('2021-11-01', '2021-10-31')).toEqual([]);
});

test('a moment belongs to the day of the place', () => {
  expect(dayAt(new Date('2021-10-19T21:30:00Z'))).toBe('2021-10-20');
  expect(dayAt(new Date('2021-10-19T21:30:00Z'), 'Europe/Kaliningrad')).toBe('2021-10-19');
});

test('Moscow is told by arithmetic as Intl tells it, hour for hour; before its clocks stood still Intl is asked', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Moscow',
  });
  const hours = Array.from(
    { length: 400 },
    (_, step) => new Date(Date.UTC(2014, 9, 25, 22) + step * 997 * 3_600_000),
  );
  expect(hours.map(moscowClock)).toEqual(hours.map((hour) => intl.format(hour).replace(' ', 'T')));
  expect(moscowClock(new Date('2014-10-25T21:59:59Z'))).toBeNull();
  expect(dayAt(new Date('2014-07-01T20:30:00Z'))).toBe('2014-07-02');
  expect(dayAt(new Date('2015-07-01T20:30:00Z'))).toBe('2015-07-01');
});

test('one\u2019s own clock shows the hour of the machine', () => {
  expect(ownClock(new Date(2021, 9, 20, 0, 5, 9))).toBe('2021-10-20T00:05:09');
});

test('what is no calendar day is refused', () => {
  expect(() => dayToDate('2021-02-30')).toThrow(RangeError);
  expect(() => dayToDate('20.10.2021')).toThrow(RangeError);
});

test('a day asked for again is the same, and the next begins at midnight of the place, to the second', () => {
  const asked = ['20:59:59', '20:45:00', '21:00:00', '20:59:59'].map((time) =>
    dayAt(new Date(`2021-10-19T${time}Z`)),
  );
  expect(asked).toEqual(['2021-10-19', '2021-10-19', '2021-10-20', '2021-10-19']);
  // Kathmandu stands 5:45 before Greenwich.
  expect(dayAt(new Date('2021-10-19T18:14:59Z'), 'Asia/Kathmandu')).toBe('2021-10-19');
  expect(dayAt(new Date('2021-10-19T18:15:00Z'), 'Asia/Kathmandu')).toBe('2021-10-20');
});

test('a day of Moscow ends on that day by its own clocks, before they stood still too', () => {
  for (const day of ['2012-07-02', '2012-01-15', '2005-07-02', '2014-10-26', '2020-05-12'])
    expect(dayAt(endOfMoscowDay(day))).toBe(day);
});

test('whole years are counted to the day', () => {
  expect(yearsBetween('2017-12-31', '2020-07-13')).toBe(2);
  expect(yearsBetween('2018-12-31', '2020-07-13')).toBe(1);
  expect(yearsBetween('2018-07-13', '2020-07-13')).toBe(2);
});
