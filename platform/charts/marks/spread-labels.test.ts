import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels that are apart stay where they are', () => {
  expect(spreadLabels([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
});

test('two labels of one height move apart by half the gap each', () => {
  expect(spreadLabels([50, 50], 16, 0, 100)).toEqual([42, 58]);
});

test('nothing leaves the upper or the lower edge', () => {
  expect(spreadLabels([0, 0, 0], 16, 0, 100)).toEqual([0, 16, 32]);
  expect(spreadLabels([100, 100], 16, 0, 100)).toEqual([84, 100]);
});

test('up to five labels keep 16 px and their order in any case', () => {
  assert(
    property(array(integer({ min: 12, max: 200 }), { minLength: 1, maxLength: 5 }), (wanted) => {
      const placed = spreadLabels(wanted, 16, 12, 200);
      const order = wanted.map((_, index) => index).toSorted((one, other) => placed[one]! - placed[other]!);
      const heights = order.map((index) => placed[index]!);
      expect(heights.every((height, index) => index === 0 || height - heights[index - 1]! >= 16 - 1e-9)).toBe(
        true,
      );
      expect(order.every((index, place) => place === 0 || wanted[order[place - 1]!]! <= wanted[index]!)).toBe(
        true,
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(12 - 1e-9);
      expect(Math.max(...heights)).toBeLessThanOrEqual(200 + 1e-9);
    }),
  );
});
