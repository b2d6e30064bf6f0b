import { expect, test } from 'vitest';
import { fitView, focusView, wholeMap, zoomView } from './map-view.ts';
import { pinchView } from './use-pinch-zoom.ts';

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

test('an area fills the frame and stays inside it', () => {
  const [left, upper, right, lower] = [100, 150, 300, 250];
  const { scale, x, y } = fitView([left, upper, right, lower], size);
  expect(scale).toBeGreaterThan(3);
  expect(left * scale + x).toBeGreaterThanOrEqual(0);
  expect(right * scale + x).toBeLessThanOrEqual(size.width);
  expect(upper * scale + y).toBeGreaterThanOrEqual(0);
  expect(lower * scale + y).toBeLessThanOrEqual(size.height);
});

test('fingers twice as far apart zoom twice, at what lies between them', () => {
  const before = { distance: 100, middle: [200, 300] as [number, number] };
  const { scale, x, y } = pinchView(wholeMap, before, { ...before, distance: 200 }, size);
  expect(scale).toBe(2);
  expect([200 * scale + x, 300 * scale + y]).toEqual([200, 300]);
});
