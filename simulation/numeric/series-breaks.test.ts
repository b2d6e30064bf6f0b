import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from './refusal.ts';
import {
  bridgeBreaks,
  changesWithinLevels,
  isBrokenUntil,
  requireBreaks,
  startOfLevel,
} from './series-breaks.ts';

const seasonal = (length: number) => Array.from({ length }, (_, i) => 100 + 10 * (i % 4) + i);

test('a change over a break is no change', () => {
  expect(changesWithinLevels([1, 2, 10, 11], [2])).toEqual([1, 1]);
  expect(changesWithinLevels([1, 2, 4], [])).toEqual([1, 2]);
});

test('a level starts at the last known break, and a break ahead parts the known from the target', () => {
  expect([startOfLevel([5, 9], 9), startOfLevel([5, 9], 10), startOfLevel([], 10)]).toEqual([5, 9, 0]);
  expect([isBrokenUntil([9], 9, 9), isBrokenUntil([9], 10, 20), isBrokenUntil([9], 5, 8)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('whatever factor a purge takes off, the bridged series has the shape it would have had', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.integer({ min: 5, max: 18 }),
      (factor, at) => {
        const shape = Array.from({ length: 20 }, (_, i) => 2 ** ((i % 4) + i / 10));
        const broken = shape.map((value, i) => (i < at ? value : value * factor));
        const { values, shifts, from } = bridgeBreaks(broken, [at], 4);
        expect(from).toBe(0);
        expect(shifts[0]?.shift).toBeCloseTo(Math.log(factor), 9);
        values.forEach((value, i) => expect(value / ((shape[i] ?? 0) * factor)).toBeCloseTo(1, 9));
      },
    ),
    { numRuns: 50 },
  );
});

test('without breaks nothing is touched; a break too early for a dummy cuts what came before', () => {
  expect(bridgeBreaks(seasonal(10), [], 4)).toEqual({ from: 0, values: seasonal(10), shifts: [] });
  expect(bridgeBreaks(seasonal(10), [3], 4)).toEqual({ from: 3, values: seasonal(10).slice(3), shifts: [] });
});

test('breaks out of order, at the first value or behind the last are refused', () => {
  for (const breaks of [[4, 4], [5, 3], [0], [10], [1.5]])
    expect(() => requireBreaks('breaks', breaks, 10)).toThrow(InputRefusal);
});
