import { expect, test } from 'vitest';
import { gapAt, spread } from './gap-scale.ts';

test('the norm is the middle, half worse the left end, farther than half stays there', () => {
  expect(gapAt(0, 120)).toBe(60);
  expect(gapAt(-0.5, 120)).toBe(5);
  expect(gapAt(-3, 120)).toBe(5);
  expect(gapAt(0.25, 120)).toBe(87.5);
});

test('the least is at the left end, the greatest at the right; equal values stand together', () => {
  const at = spread([10, 30, 20], 110);
  expect([at(10), at(20), at(30)]).toEqual([5, 55, 105]);
  expect(spread([7, 7], 110)(7)).toBe(5);
});
