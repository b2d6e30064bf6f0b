import { expect, test } from 'vitest';
import { chartDays, highestOf, peaksOf } from './chart-days.ts';

test('per 100 000 divides bars and means alike', () => {
  const [last] = chartDays([7, 7, 7, 7, 7, 7, 14], '2021-01-01', 1_000_000).slice(-1);
  expect(last).toEqual({ date: '2021-01-07', value: 1.4, average: 0.8 });
});

test('the scale is the highest over all time', () => {
  expect(highestOf(chartDays([3, 9, 1], '2021-01-01', null))).toBe(9);
});

test('a wave has one summit, and the unfinished end has none', () => {
  const wave = Array.from({ length: 120 }, (_, index) => 100 - Math.abs(50 - index));
  expect(peaksOf(chartDays(wave, '2021-01-01', null))).toHaveLength(1);
  const rising = Array.from({ length: 120 }, (_, index) => index);
  expect(peaksOf(chartDays(rising, '2021-01-01', null))).toEqual([]);
});
