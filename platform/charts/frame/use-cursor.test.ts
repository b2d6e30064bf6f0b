import { expect, test } from 'vitest';
import { nextStop } from './use-cursor.ts';

test('along time the first key starts from the last day and a page is a week', () => {
  expect(nextStop('ArrowLeft', null, 30, 7)).toBe(28);
  expect(nextStop('PageUp', 20, 30, 7)).toBe(13);
  expect(nextStop('Home', 20, 30, 7)).toBe(0);
  expect(nextStop('End', 20, 30, 7)).toBe(29);
});

test('the cursor stays inside', () => {
  expect(nextStop('ArrowRight', 29, 30, 7)).toBe(29);
  expect(nextStop('PageUp', 3, 30, 7)).toBe(0);
});

test('down is the next row, and earlier along time', () => {
  expect(nextStop('ArrowDown', 1, 5, 5, true)).toBe(2);
  expect(nextStop('ArrowDown', 1, 5, 5)).toBe(0);
});

test('Escape takes the cursor away, other keys are not its business', () => {
  expect(nextStop('Escape', 3, 5, 7)).toBeNull();
  expect(nextStop('a', 3, 5, 7)).toBeUndefined();
});
