import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { days } from '#simulation/numeric/units.ts';
import { estimateRt, rtQuantile, shareBelowOne } from './estimate-rt.ts';
import { officialRt } from './official-rt.ts';
import { serialIntervalWeights } from './serial-interval.ts';

const weights = serialIntervalWeights({ meanDays: days(4.7), sdDays: days(2.9) });

test('the same number every day is an Rt of 1, in both definitions', () => {
  const daily = Array.from({ length: 60 }, () => 1000);
  expect(estimateRt(daily, weights).at(-1)?.mean).toBeCloseTo(1, 3);
  expect(officialRt(daily).at(-1)).toEqual({ t: 59, rt: 1 });
});

test('478 over 501 is the 0.95 published for Sverdlovsk', () => {
  expect(officialRt([125, 125, 125, 126, 120, 120, 119, 119])[0]?.rt).toBeCloseTo(478 / 501, 12);
});

test('nobody in the first four days leaves the official Rt open', () => {
  expect(officialRt([0, 0, 0, 0, 1, 1, 1, 1])).toEqual([{ t: 7, rt: null }]);
});

test('weights of the serial interval add up to 1 and start at 0', () => {
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 14);
  expect(weights[0]).toBe(0);
});

test('quantiles of the posterior surround its mean, and half of 1 lies below about 1', () => {
  const row = estimateRt(
    Array.from({ length: 30 }, () => 200),
    weights,
  ).at(-1);
  if (!row) throw new Error('no window');
  expect(rtQuantile(row, 0.025)).toBeLessThan(row.mean);
  expect(rtQuantile(row, 0.975)).toBeGreaterThan(row.mean);
  expect(shareBelowOne(row)).toBeGreaterThan(0.3);
});

test('negative days, same-day infection and a serial interval under a day are refused', () => {
  expect(() => estimateRt([1, -1], weights)).toThrow(InputRefusal);
  expect(() => estimateRt([1, 2], [0.5, 0.5])).toThrow(InputRefusal);
  expect(() => serialIntervalWeights({ meanDays: days(1), sdDays: days(1) })).toThrow(InputRefusal);
});
