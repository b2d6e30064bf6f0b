import { expect, test } from 'vitest';
import { classMargins, marginOf, standingOf } from './class-margins.ts';

const nine = [80, 10, 20, 30, 40, 50, 60, 70, 0];

test('quarters of nine margins from 0 to 80 are 20, 40 and 60; fewer than eight say nothing', () => {
  const told = classMargins(nine)!;
  expect(told).toMatchObject({ quarter: 20, median: 40, threeQuarters: 60 });
  expect(told.margins).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(classMargins(nine.slice(0, 7))).toBeNull();
});

test('a standing is the quarter in which a margin lies', () => {
  const told = classMargins(nine)!;
  expect([70, 50, 40, 30, 10].map((margin) => standingOf(margin, told))).toEqual([
    'top',
    'above',
    'above',
    'below',
    'bottom',
  ]);
});

test('a margin needs both figures', () => {
  expect(marginOf({ revenue: 200, profit: 50 })).toBe(25);
  expect(marginOf({ revenue: 0, profit: 50 })).toBeNull();
  expect(marginOf({ revenue: 200, profit: null })).toBeNull();
});
