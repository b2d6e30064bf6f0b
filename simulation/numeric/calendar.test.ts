import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber, isoDateOf } from './calendar.ts';
import { InputRefusal } from './refusal.ts';

test('the leap day exists in 2020 and 2000, not in 2021 and 1900', () => {
  expect(isoDateOf(addDays(dayNumber('2020-02-28'), 1))).toBe('2020-02-29');
  expect(isoDateOf(addDays(dayNumber('2021-02-28'), 1))).toBe('2021-03-01');
  expect(isoDateOf(addDays(dayNumber('2000-02-28'), 1))).toBe('2000-02-29');
  expect(() => dayNumber('1900-02-29')).toThrow(InputRefusal);
});

test('a year ends after its last day', () =>
  expect(isoDateOf(addDays(dayNumber('2021-12-31'), 1))).toBe('2022-01-01'));

test('a day is a day on both changes of the clocks', () => {
  expect(dayNumber('2021-03-15') - dayNumber('2021-03-13')).toBe(2);
  expect(dayNumber('2021-11-08') - dayNumber('2021-11-06')).toBe(2);
});

test('every day of eight centuries survives the way there and back, in step with UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: -150_000, max: 150_000 }), (day) => {
      const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(dayNumber(iso)).toBe(day);
      expect(isoDateOf(dayNumber(iso))).toBe(iso);
    }),
  );
});

test('what is no date is refused', () => {
  for (const text of ['2020-13-01', '2020-1-1', '2020-04-31', 'yesterday', ''])
    expect(() => dayNumber(text)).toThrow(InputRefusal);
});
