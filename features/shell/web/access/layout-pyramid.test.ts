import { expect, test } from 'vitest';
import { layoutPyramid } from './layout-pyramid.ts';

const layout = layoutPyramid({ men: [100, 50], women: [80, 100] }, { width: 236, height: 40 });

test('the largest group reaches the edge, half of it reaches half way', () => {
  expect(layout.rows.map(({ menWidth }) => menWidth)).toEqual([100, 50]);
  expect(layout.rows[0]?.menX).toBe(0);
});

test('both sides share one scale', () => {
  expect(layout.rows.map(({ womenWidth }) => womenWidth)).toEqual([80, 100]);
});

test('the youngest stand below', () => {
  expect(layout.rows[0]!.y).toBeGreaterThan(layout.rows[1]!.y);
});

test('ticks are round figures inside the picture', () => {
  expect(layout.ticks.map(({ people }) => people)).toEqual([20, 40]);
  expect(layout.ticks[0]).toMatchObject({ left: 80, right: 156 });
});
