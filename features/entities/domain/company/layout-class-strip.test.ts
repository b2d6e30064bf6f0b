import { expect, test } from 'vitest';
import { classMargins } from './class-margins.ts';
import { layoutClassStrip } from './layout-class-strip.ts';

const size = { width: 400, height: 64 };

test('every organisation has a dot within the strip, equals are piled about its middle, the own one stands by its value', () => {
  const margins = classMargins([...Array.from({ length: 40 }, () => 5), 0, 10, 20, 400])!;
  const { dots, own, ticks } = layoutClassStrip(margins, 20, size);
  expect(dots).toHaveLength(44);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x).toBeLessThanOrEqual(392);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(64);
  }
  expect(new Set(dots.map(({ y }) => y)).size).toBeGreaterThan(20);
  // 400 % lies beyond the fence: the axis ends at the own 20.
  expect(own).toEqual({ x: 384, y: 32 });
  expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
});

test('a loss lengthens the axis below nought', () => {
  const { ticks, own } = layoutClassStrip(classMargins([1, 2, 3, 4, 5, 6, 7, 8])!, -50, size);
  expect(own.x).toBe(16);
  expect(ticks[0]!.value).toBe(-40);
  expect(ticks.at(-1)!.value).toBe(0);
});
