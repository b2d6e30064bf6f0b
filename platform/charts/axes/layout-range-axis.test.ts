import { expect, test } from 'vitest';
import { layoutRangeAxis } from './layout-range-axis.ts';

const frame = { upper: 0, lower: 100, format: String };
const values = (min: number, max: number, fromZero = false) =>
  layoutRangeAxis({ min, max, fromZero, ...frame }).ticks.map(({ value }) => value);

test('lines of a narrow range begin above zero and write where', () => {
  expect(values(72, 81)).toEqual([72, 74, 76, 78, 80, 82]);
  expect(layoutRangeAxis({ min: 72, max: 81, fromZero: false, ...frame }).y(72)).toBe(100);
});

test('bars begin at zero whatever their range, and zero is not written', () => {
  expect(values(72, 81, true)).toEqual([20, 40, 60, 80, 100]);
});

test('a wide range begins at zero without being told', () => {
  expect(values(10, 900)).toEqual([200, 400, 600, 800, 1000]);
});

test('losses stand below a written zero', () => {
  const axis = layoutRangeAxis({ min: -136, max: 144, fromZero: true, ...frame });
  expect(axis.ticks.map(({ value }) => value)).toEqual([-200, -100, 0, 100, 200]);
  expect(axis.y(0)).toBe(50);
});

test('one value, nothing and zeroes give an axis too', () => {
  expect(values(5, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(values(0, 0)).toHaveLength(5);
});

test('a small chart has fewer lines, and a tight one ends at its greatest value', () => {
  expect(
    layoutRangeAxis({ min: -90, max: 320, fromZero: false, lines: 3, ...frame }).ticks.map(
      ({ value }) => value,
    ),
  ).toEqual([-200, 0, 200, 400]);
  const tight = layoutRangeAxis({ min: 0, max: 112_000, fromZero: true, lines: 6, isTight: true, ...frame });
  expect(tight.ticks.map(({ value }) => value)).toEqual([20_000, 40_000, 60_000, 80_000, 100_000]);
  expect(tight.y(112_000)).toBe(0);
});

test('what is counted whole has no line between two numbers', () => {
  const ticks = (max: number) =>
    layoutRangeAxis({ min: 0, max, fromZero: true, isWhole: true, ...frame }).ticks.map(({ value }) => value);
  expect(ticks(2)).toEqual([1, 2]);
  expect(ticks(1)).toEqual([1]);
  expect(ticks(40)).toEqual([10, 20, 30, 40]);
});
