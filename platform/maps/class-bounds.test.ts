import { expect, test } from 'vitest';
import { classBounds } from './class-bounds.ts';
import { countClasses } from './classes.ts';

const shareOfLargest = (values: readonly number[]) =>
  Math.max(...countClasses(values, classBounds(values))) / values.length;
const places = (value: (index: number) => number) => Array.from({ length: 85 }, (_, index) => value(index));

test('even values get round, equal steps', () => {
  expect(classBounds(Array.from({ length: 101 }, (_, index) => index * 3.5))).toEqual([
    50, 100, 150, 200, 250, 300,
  ]);
});

test('skewed values never crowd into one class: none holds more than a quarter of the regions', () => {
  expect(shareOfLargest(places((index) => 10 ** (index / 20)))).toBeLessThan(0.25);
  expect(shareOfLargest(places((index) => 100 + 1 / (index + 1)))).toBeLessThan(0.25);
  expect(shareOfLargest(places((index) => (index < 80 ? index / 1000 : 10_000 * index)))).toBeLessThan(0.25);
  expect(shareOfLargest(places((index) => -(10 ** (index / 20))))).toBeLessThan(0.25);
});

test('bounds of skewed values ascend and have few digits', () => {
  const bounds = classBounds(places((index) => 10 ** (index / 20) * 1.2345));
  expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
  expect(new Set(bounds).size).toBe(bounds.length);
  for (const bound of bounds) expect(String(bound).replace(/[.0]/g, '').length).toBeLessThanOrEqual(2);
});

test('equal values stay together, however many', () => {
  const values = places((index) => (index < 70 ? 0 : index));
  expect(countClasses(values, classBounds(values))[0]).toBe(70);
});

test('one value alone and nothing have no classes, unknown ones count nowhere', () => {
  expect(classBounds([4, 4, 4])).toEqual([]);
  expect(classBounds([null, null])).toEqual([]);
  expect(classBounds([null, ...Array.from({ length: 101 }, (_, index) => index * 3.5)])).toHaveLength(6);
});
