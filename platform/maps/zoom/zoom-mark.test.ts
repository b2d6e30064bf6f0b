import { expect, test } from 'vitest';
import { focusView, wholeMap } from './map-view.ts';
import { readZoomMark, writeZoomMark } from './zoom-mark.ts';

const wide = { width: 840, height: 460 };
const narrow = { width: 320, height: 200 };

test('the whole map leaves nothing in the address', () => {
  expect(writeZoomMark(wholeMap, wide)).toBe('');
});

test('a view is found again by its mark to a pixel of the map', () => {
  const view = focusView(wholeMap, [400, 200, 410, 208], wide);
  const again = readZoomMark(writeZoomMark(view, wide), wide)!;
  expect(Math.abs(again.scale - view.scale)).toBeLessThanOrEqual(0.05);
  const middle = ({ scale, x }: typeof view) => (wide.width / 2 - x) / scale;
  expect(Math.abs(middle(again) - middle(view))).toBeLessThan(1);
});

test('the same mark shows the same middle on a phone', () => {
  const { scale, x, y } = readZoomMark('4~500~250', narrow)!;
  expect([scale, (narrow.width / 2 - x) / scale, (narrow.height / 2 - y) / scale]).toEqual([4, 160, 50]);
});

test.each(['', '1~500~500', '0.5~1~1', 'x~y~z', '4~-1~2', '4~500'])('%j names no view', (mark) => {
  expect(readZoomMark(mark, wide)).toBeNull();
});
