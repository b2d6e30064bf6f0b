import { expect, test } from 'vitest';
import { monthSpan, monthWeeks, shiftMonth } from './month-days.ts';

test('February 2020 has 29 days', () => {
  expect(monthSpan('2020-02')).toEqual({ from: '2020-02-01', to: '2020-02-29' });
});

test('after December comes January of the next year, and before January December of the last', () => {
  expect(shiftMonth('2020-12', 1)).toBe('2021-01');
  expect(shiftMonth('2020-01', -1)).toBe('2019-12');
  expect(shiftMonth('2020-06', -18)).toBe('2018-12');
});

test('June 2020 begins on a Monday and takes five weeks, the last with five days of July left empty', () => {
  const weeks = monthWeeks('2020-06');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]![0]).toBe('2020-06-01');
  expect(weeks[4]).toEqual(['2020-06-29', '2020-06-30', null, null, null, null, null]);
});
