import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanSeries } from './clean-series.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';

test('a correction downwards is noted and pulled back, a gap carried', () => {
  expect(cleanSeries([1, 4, 3, 7, null, 9])).toEqual({
    daily: [2, 0, 4, 0, 2],
    correctionDays: [2],
    gapDays: [4],
  });
});

test('days before the first report count as 0', () =>
  expect(cleanSeries([null, null, 5]).daily).toEqual([0, 5]));

test('days are never negative and add up to the last total less the lowest', () => {
  const totals = fc.array(fc.option(fc.integer({ min: 0, max: 1000 })), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(totals, (cumulative) => {
      const { daily } = cleanSeries(cumulative);
      let last = 0;
      const carried = cumulative.map((total) => (last = total ?? last));
      expect(daily.every((count) => count >= 0)).toBe(true);
      expect(daily.reduce((sum, count) => sum + count, 0)).toBe((carried.at(-1) ?? 0) - Math.min(...carried));
    }),
  );
});

test('a negative total is refused', () => expect(() => cleanSeries([3, -1])).toThrow(InputRefusal));
