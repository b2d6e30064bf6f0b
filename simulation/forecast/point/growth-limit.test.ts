import { expect, test } from 'vitest';
import { limitGrowth } from './growth-limit.ts';

test('at most 30 % of the residents are forecast over the horizon, later weeks are scaled alike', () => {
  const weekly = Float64Array.of(200, 200, 200, 400, 1000);
  const warnings = limitGrowth(weekly, 200, 1000, 4);
  expect([...weekly].map(Math.round)).toEqual([60, 60, 60, 120, 300]);
  expect(warnings).toEqual([
    { code: 'forecast.clamped', severity: 'warn', params: { before: 1000, after: 300 } },
  ]);
  expect(limitGrowth(Float64Array.of(70, 70, 70, 80), 70, 1000)).toEqual([]);
});

test('a week grows to four times the one before', () => {
  const weekly = Float64Array.of(100, 1000);
  expect(limitGrowth(weekly, 9, null)).toHaveLength(1);
  expect([...weekly]).toEqual([39, 159]);
});
