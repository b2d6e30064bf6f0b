import { expect, expectTypeOf, test } from 'vitest';
import { InputRefusal } from './refusal.ts';
import { daysOfMilliseconds, percent, percentOfShare, share, shareOfPercent } from './units.ts';
import type { DayNumber, Days, Milliseconds, Percent, Share } from './units.ts';

test('a per cent is no share, a millisecond no day, and neither is a bare number', () => {
  expectTypeOf<Percent>().not.toExtend<Share>();
  expectTypeOf<Share>().not.toExtend<Percent>();
  expectTypeOf<Milliseconds>().not.toExtend<Days>();
  expectTypeOf<DayNumber>().not.toExtend<Days>();
  expectTypeOf<number>().not.toExtend<Share>();
  expectTypeOf(shareOfPercent).parameter(0).toEqualTypeOf<Percent>();
});

test('50 % is a half and back', () => {
  expect(shareOfPercent(percent(50))).toBe(0.5);
  expect(percentOfShare(share(0.5))).toBe(50);
});

test('a day of milliseconds is one day', () =>
  expect(daysOfMilliseconds(86_400_000 as Milliseconds)).toBe(1));

test('a share over 1 and a per cent over 100 are refused', () => {
  expect(() => share(50)).toThrow(InputRefusal);
  expect(() => percent(101)).toThrow(InputRefusal);
  expect(() => share(Number.NaN)).toThrow(InputRefusal);
});
