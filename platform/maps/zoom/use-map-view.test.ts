import { expect, test } from 'vitest';
import { focusView, wholeMap, zoomView } from './use-map-view.ts';

const size = { width: 840, height: 460 };

test('a region of 3 px is brought near enough to be hit: 36 px at the nearest zoom, in the frame', () => {
  const { scale, x, y } = focusView(wholeMap, [100, 200, 103, 202], size);
  expect(3 * scale).toBeGreaterThanOrEqual(24);
  expect(101.5 * scale + x).toBeGreaterThan(0);
  expect(201 * scale + y).toBeLessThan(size.height);
});

test('a region that is large enough and in sight moves nothing', () => {
  expect(focusView(wholeMap, [400, 100, 600, 300], size)).toEqual(wholeMap);
});

test('a point the zoom is aimed at stays where it is', () => {
  const { scale, x, y } = zoomView(wholeMap, 2, [200, 300], size);
  expect([200 * scale + x, 300 * scale + y]).toEqual([200, 300]);
});
