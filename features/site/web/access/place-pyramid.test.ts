import { expect, test } from 'vitest';
import { placePyramid } from './place-pyramid.ts';

const placed = placePyramid({ men: [100, 50], women: [80, 100] }, { width: 236, height: 40 });

test('the largest group reaches the edge, half of it reaches half way', () => {
  expect(placed.rows.map(({ menWidth }) => menWidth)).toEqual([100, 50]);
  expect(placed.rows[0]?.menX).toBe(0);
});

test('both sides share one scale', () => {
  expect(placed.rows.map(({ womenWidth }) => womenWidth)).toEqual([80, 100]);
});

test('the youngest stand below', () => {
  expect(placed.rows[0]!.y).toBeGreaterThan(placed.rows[1]!.y);
});

test('ticks are round figures inside the picture', () => {
  expect(placed.ticks.map(({ people }) => people)).toEqual([20, 40]);
  expect(placed.ticks[0]).toMatchObject({ left: 80, right: 156 });
});
