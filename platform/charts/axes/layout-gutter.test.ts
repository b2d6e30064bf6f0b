import { expect, test } from 'vitest';
import { layoutGutter } from './layout-gutter.ts';
import { layoutValueAxis } from './layout-value-axis.ts';

const axis = layoutValueAxis({ yMax: 10_000, upper: 20, lower: 200, format: (value) => `${value} тыс.` });

test('a trend that starts low needs no gutter', () => {
  expect(layoutGutter([100, 100, 9000, 9000], axis, 800)).toEqual({ left: 0, inGutter: false });
});

test('a trend that starts high keeps off the figures by 32 to 64 px', () => {
  const { left, inGutter } = layoutGutter([9000, 9000, 100, 100], axis, 800);
  expect(inGutter).toBe(true);
  expect(left).toBeGreaterThanOrEqual(32);
  expect(left).toBeLessThanOrEqual(64);
});
