import { expect, test } from 'vitest';
import { windowRows } from './window-rows.ts';

test('drawn rows and the space around them make the whole height', () => {
  for (const scrollTop of [0, 1000, 35_000, 36_000, 99_999]) {
    const { first, end, above, below } = windowRows(1000, 36, scrollTop, 600);
    expect(above + below + (end - first) * 36).toBe(36_000);
  }
});

test('of a thousand rows about fifty are drawn, those in view among them', () => {
  const { first, end } = windowRows(1000, 36, 3600, 720);
  expect([first, end]).toEqual([80, 140]);
});

test('a few rows are all drawn', () => {
  expect(windowRows(5, 36, 0, 600)).toEqual({ first: 0, end: 5, above: 0, below: 0 });
});
