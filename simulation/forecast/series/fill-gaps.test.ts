import { expect, test } from 'vitest';
import { publishedSeries } from './known-series.ts';

test('a gap shares the report that catches up for it', () => {
  expect(Array.from(publishedSeries([0, 10, null, null, 40]).filledAt(4).daily)).toEqual([10, 10, 10, 10]);
});

test('an open gap goes on as before and is owed by the next report', () => {
  const { daily, pending, openDays } = publishedSeries([0, 10, 20, null, null, 60]).filledAt(4);
  expect(Array.from(daily)).toEqual([10, 10, 10, 10]);
  expect({ pending, openDays }).toEqual({ pending: 20, openDays: 2 });
});

test('what catches up later is not known earlier', () => {
  const series = publishedSeries([0, 10, 20, null, 999]);
  expect(Array.from(series.filledAt(3).daily)).toEqual([10, 10, 10]);
});

test('days before the first report stay empty, a series without gaps stays as it is', () => {
  expect(Array.from(publishedSeries([null, null, 6, 9]).filledAt(3).daily)).toEqual([0, 6, 3]);
  const whole = publishedSeries([1, 2, 4]);
  expect(whole.filledAt(2).daily).toBe(whole.final);
});
