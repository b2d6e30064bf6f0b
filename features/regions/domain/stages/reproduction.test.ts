import { expect, test } from 'vitest';
import { reproductionOf } from './reproduction.ts';

test('as many every day is a number of one, in both ways of counting', () => {
  const [day] = reproductionOf(
    Array.from({ length: 60 }, () => 100),
    59,
  );
  expect(day!.day).toBe(59);
  expect(day!.mean).toBeCloseTo(1, 2);
  expect(day!.low).toBeLessThan(1);
  expect(day!.high).toBeGreaterThan(1);
  expect(day!.official).toBe(1);
});

test('of ten cases in a week only the band is shown, before two weeks nothing', () => {
  const few = reproductionOf([...Array.from({ length: 33 }, () => 0), 5, 5], 34);
  expect(few[0]).toMatchObject({ mean: null, official: null });
  expect(reproductionOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 0)).toEqual([]);
});

test('a later day changes nothing of an earlier one', () => {
  const daily = Array.from({ length: 50 }, (_, day) => 50 + ((day * 37) % 23));
  expect(reproductionOf([...daily, 900], 20).slice(0, 30)).toEqual(reproductionOf(daily, 20));
});
