import { expect, test } from 'vitest';
import { clampToStep, shareOf } from './slider-value.ts';

test('a value goes to the nearest step within the bounds', () => {
  const bounds = { min: 0.8, max: 3, step: 0.05 };
  expect(clampToStep(1.52, bounds)).toBe(1.5);
  expect(clampToStep(1.53, bounds)).toBe(1.55);
  expect(clampToStep(9, bounds)).toBe(3);
  expect(clampToStep(0, bounds)).toBe(0.8);
});

test('the share of the rail is between nothing and all', () => {
  expect(shareOf(1, { min: 0, max: 4 })).toBe(0.25);
  expect(shareOf(-1, { min: 0, max: 4 })).toBe(0);
  expect(shareOf(5, { min: 5, max: 5 })).toBe(0);
});
