import { expect, test } from 'vitest';
import { layoutPopup } from './layout-popup.ts';

const screen = { width: 1000, height: 800 };
const popup = { width: 200, height: 100 };

test('a popup stands ten pixels under its anchor, left edges in line', () => {
  expect(layoutPopup({ left: 100, top: 100, width: 80, height: 40 }, popup, screen)).toMatchObject({
    left: 100,
    top: 150,
    height: 100,
    side: 'bottom',
  });
});

test('it turns over where there is no room below', () => {
  expect(layoutPopup({ left: 100, top: 740, width: 80, height: 40 }, popup, screen)).toMatchObject({
    left: 100,
    top: 630,
    height: 100,
    side: 'top',
  });
});

test('it stays below where above is no better', () => {
  const low = { width: 1000, height: 120 };
  expect(layoutPopup({ left: 0, top: 20, width: 80, height: 40 }, popup, low).side).toBe('bottom');
});

test.each([
  ['in the upper part of the window it ends at its cap', 100, { top: 144, height: 360, side: 'bottom' }],
  ['in the lower half it opens upwards', 600, { top: 236, height: 360, side: 'top' }],
  ['in the middle it takes the room that there is', 420, { top: 56, height: 360, side: 'top' }],
])('a list of 85 regions never covers its own field: %s', (_where, top, expected) => {
  const anchor = { left: 100, top, width: 300, height: 40 };
  const wish = { offset: [0, 4], tallest: 360 } as const;
  expect(layoutPopup(anchor, { width: 300, height: 3000 }, screen, wish)).toMatchObject({
    left: 100,
    ...expected,
  });
  expect(layoutPopup(anchor, { width: 300, height: 3000 }, { width: 360, height: 780 }, wish).height).toBe(
    Math.min(360, Math.max(top, 780 - top - 40) - 12),
  );
});

test('a list that shows one line while it loads may grow to its cap, or to the room below', () => {
  const anchor = { left: 100, top: 100, width: 300, height: 40 };
  const line = { width: 300, height: 46 };
  const wish = { offset: [0, 4], tallest: 360 } as const;
  expect(layoutPopup(anchor, line, screen, wish)).toMatchObject({ height: 46, most: 360 });
  expect(layoutPopup({ ...anchor, top: 600 }, line, screen, wish)).toMatchObject({ height: 46, most: 148 });
});

test('it never leaves the window sideways', () => {
  expect(layoutPopup({ left: 950, top: 0, width: 40, height: 40 }, popup, screen).left).toBe(792);
  expect(layoutPopup({ left: 0, top: 0, width: 40, height: 40 }, popup, screen, { align: 'end' }).left).toBe(
    8,
  );
});

test('the middle and the sides', () => {
  const anchor = { left: 400, top: 400, width: 100, height: 20 };
  expect(layoutPopup(anchor, popup, screen, { align: 'center' }).left).toBe(350);
  expect(
    layoutPopup(anchor, popup, screen, { side: 'right', align: 'center', offset: [0, 5] }),
  ).toMatchObject({
    left: 505,
    top: 360,
    height: 100,
    side: 'right',
  });
});
