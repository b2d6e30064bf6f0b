import { expect, test } from 'vitest';
import { layoutPopup } from './layout-popup.ts';

const screen = { width: 1000, height: 800 };
const popup = { width: 200, height: 100 };

test('a popup stands ten pixels under its anchor, left edges in line', () => {
  expect(layoutPopup({ left: 100, top: 100, width: 80, height: 40 }, popup, screen)).toEqual({
    left: 100,
    top: 150,
    side: 'bottom',
  });
});

test('it turns over where there is no room below', () => {
  expect(layoutPopup({ left: 100, top: 740, width: 80, height: 40 }, popup, screen)).toEqual({
    left: 100,
    top: 630,
    side: 'top',
  });
});

test('it stays below where above is no better', () => {
  const low = { width: 1000, height: 120 };
  expect(layoutPopup({ left: 0, top: 20, width: 80, height: 40 }, popup, low).side).toBe('bottom');
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
  expect(layoutPopup(anchor, popup, screen, { side: 'right', align: 'center', offset: [0, 5] })).toEqual({
    left: 505,
    top: 360,
    side: 'right',
  });
});
