import { expect, test } from 'vitest';
import { countOfDay, dayOfCount } from './day-count.ts';

test('days are counted as the calendar of the machine counts them, over four centuries', () => {
  const first = Date.UTC(1799, 11, 25) / 86_400_000;
  const last = Date.UTC(2200, 0, 5) / 86_400_000;
  for (let count = first; count <= last; count += 1) {
    const day = new Date(count * 86_400_000).toISOString().slice(0, 10);
    if (countOfDay(day) !== count || dayOfCount(count) !== day)
      expect([countOfDay(day), dayOfCount(count)]).toEqual([count, day]);
  }
  expect(countOfDay('0100-03-01')).toBe(Date.parse('0100-03-01T00:00:00Z') / 86_400_000);
});

test('what is no day is refused', () => {
  for (const wrong of [
    '2021-02-29',
    '1900-02-29',
    '2021-13-01',
    '2021-00-10',
    '2021-04-31',
    '2021-4-3',
    '2021-04-00',
    '2021/04/03',
    '2021-04-03T00',
    'tomorrow!!',
    '',
    '-001-04-03',
    '0050-04-03',
    '２021-04-03',
  ])
    expect(() => countOfDay(wrong), wrong).toThrow(`Not a calendar day: ${wrong}`);
  expect(() => dayOfCount(Number.NaN)).toThrow(RangeError);
});
