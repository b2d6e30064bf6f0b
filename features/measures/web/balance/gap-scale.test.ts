import { expect, test } from 'vitest';
import { gapAt, placeLabels, spread } from './gap-scale.ts';

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

test('names stand above, then below, and are left out where both are taken; they do not leave the line', () => {
  const at = (x: number) => ({ x, width: 40 });
  expect(placeLabels([at(100), at(110), at(105), at(160), at(0)], 180)).toEqual([
    { side: 'above', x: 100 },
    { side: 'below', x: 110 },
    null,
    { side: 'above', x: 160 },
    { side: 'above', x: 20 },
  ]);
});
