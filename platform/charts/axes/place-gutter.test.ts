import { expect, test } from 'vitest';
import { placeGutter } from './place-gutter.ts';
import { placeValueAxis } from './place-value-axis.ts';

const axis = placeValueAxis({ yMax: 10_000, upper: 20, lower: 200, format: (value) => `${value} тыс.` });

test('a course that starts low needs no gutter', () => {
  expect(placeGutter([100, 100, 9000, 9000], axis, 800)).toEqual({ left: 0, inGutter: false });
});

test('a course that starts high keeps off the figures by 32 to 48 px', () => {
  const { left, inGutter } = placeGutter([9000, 9000, 100, 100], axis, 800);
  expect(inGutter).toBe(true);
  expect(left).toBeGreaterThanOrEqual(32);
  expect(left).toBeLessThanOrEqual(48);
});
