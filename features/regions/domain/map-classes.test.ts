import { expect, test } from 'vitest';
import { roundBounds } from './map-classes.ts';

test('bounds are round and ascend within the values', () => {
  const bounds = roundBounds(Array.from({ length: 101 }, (_, index) => index * 3.5));
  expect(bounds).toEqual([50, 100, 150, 200, 250, 300]);
});

test('one value alone has no classes', () => {
  expect(roundBounds([4, 4, 4])).toEqual([]);
});
