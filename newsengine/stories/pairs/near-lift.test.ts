import { expect, test } from 'vitest';
import { aboutNothing } from '#newsengine/stories/about.ts';
import { nearLift } from './near-lift.ts';
import { toVector } from './term-vector.ts';

const options = { nearHours: 2, nearLift: 0.1 };
const naming = (ids: number[], regions: number[] = []) => ({
  about: { ...aboutNothing, regions },
  hasText: false,
  names: toVector(new Map(ids.map((id) => [id, 1]))),
});

test('two headlines of one hour that share a name are a little more alike', () => {
  expect(nearLift(naming([1, 2]), naming([2, 3]), 0.5, options)).toBe(0.1);
  expect(nearLift(naming([1, 2]), naming([2, 3]), 2, options)).toBe(0.1);
});

test('neither a name without the hour nor the hour without a name lifts them', () => {
  expect(nearLift(naming([1]), naming([1]), 2.1, options)).toBe(0);
  expect(nearLift(naming([1]), naming([1]), -1, options)).toBe(0);
  expect(nearLift(naming([1]), naming([2]), 0, options)).toBe(0);
  expect(nearLift(naming([]), naming([]), 0, options)).toBe(0);
});

test('items with text are judged by their text alone', () => {
  expect(nearLift({ ...naming([1]), hasText: true }, naming([1]), 0, options)).toBe(0);
});

test('the name of the region alone, of which both are, lifts nothing', () => {
  expect(nearLift(naming([1], [7]), naming([1], [7]), 1, options)).toBe(0);
  expect(nearLift(naming([1, 2], [7]), naming([1, 2], [7]), 1, options)).toBe(0.1);
  expect(nearLift(naming([1], [7]), naming([1]), 1, options)).toBe(0.1);
});
