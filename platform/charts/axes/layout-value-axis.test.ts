import { expect, test } from 'vitest';
import { layoutValueAxis, tickStep } from './layout-value-axis.ts';

const frame = { upper: 20, lower: 120, format: String };

test('there are at most five grid lines, none at zero', () => {
  expect(layoutValueAxis({ ...frame, yMax: 9100 }).ticks.map(({ value }) => value)).toEqual([
    2000, 4000, 6000, 8000, 10_000,
  ]);
  expect(layoutValueAxis({ ...frame, yMax: 11_000 }).ticks.map(({ value }) => value)).toEqual([
    5000, 10_000, 15_000,
  ]);
});

test('zero is at the lower edge and the uppermost line at the upper one', () => {
  const { y, top } = layoutValueAxis({ ...frame, yMax: 100 });
  expect([y(0), y(50), y(top)]).toEqual([120, 70, 20]);
});

test('steps are 1, 2 or 5 times a power of ten, fractions too', () => {
  expect([tickStep(5), tickStep(10), tickStep(11), tickStep(0.3), tickStep(0)]).toEqual([1, 2, 5, 0.1, 0.2]);
});

test('a decade is the same height everywhere on a log scale, and its lowest line is written', () => {
  const { y, ticks, bottom } = layoutValueAxis({ ...frame, yMax: 900, yMin: 1, scale: 'log' });
  expect(ticks.map(({ label }) => label)).toEqual(['1', '10', '100', '1000']);
  expect(bottom).toBe(1);
  expect(y(1) - y(10)).toBeCloseTo(y(10) - y(100));
});

test('a log scale of one decade has lines at 1, 2 and 5', () => {
  const { ticks } = layoutValueAxis({ ...frame, yMax: 9000, yMin: 1200, scale: 'log' });
  expect(ticks.map(({ value }) => value)).toEqual([1000, 2000, 5000, 10_000]);
});
