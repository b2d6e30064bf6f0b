import { expect, test } from 'vitest';
import type { Rule, Watched } from './check-alert.ts';
import { comparedOf, listFirings, proposeThreshold, withPrevious } from './replay-alert.ts';

/** Figures of one day after another, each with the one before. */
const courseOf = (values: readonly number[]): Watched[] =>
  withPrevious(values.map((value, at) => ({ day: `2021-10-${String(at + 1).padStart(2, '0')}`, value })));
const above: Rule = { condition: 'above', threshold: 100 };

test('a crossing is told once, and again only after the figure came back', () => {
  const course = courseOf([90, 110, 120, 120, 80, 130]);
  expect(listFirings(above, course, 0)).toEqual(['2021-10-02', '2021-10-06']);
  // Of days, 80 between 120 and 130 is a weekday of one wave.
  expect(listFirings(above, course, 7)).toEqual(['2021-10-02']);
  const twoWaves = [90, 110, 80, 130, ...Array.from({ length: 7 }, () => 80), 120];
  expect(listFirings(above, courseOf(twoWaves), 7)).toEqual(['2021-10-02', '2021-10-12']);
});

test('what held at the first figure is not told, nor a figure on the threshold itself', () => {
  expect(listFirings(above, courseOf([110, 120, 100, 101]), 0)).toEqual(['2021-10-04']);
  expect(listFirings({ condition: 'below', threshold: 100 }, courseOf([90, 100, 99]), 0)).toEqual([
    '2021-10-03',
  ]);
  expect(listFirings(above, [], 0)).toEqual([]);
});

test('changes in one period after another are one wave, either way', () => {
  const rule: Rule = { condition: 'changes', threshold: 10 };
  expect(listFirings(rule, courseOf([100, 120, 120, 150, 135, 134]), 0)).toEqual([
    '2021-10-02',
    '2021-10-04',
  ]);
});

test('a change is compared by its percent, a level by its figure', () => {
  const [first, second] = courseOf([80, 100]);
  expect(comparedOf('changes', second!)).toBe(25);
  expect(comparedOf('changes', first!)).toBe(null);
  expect(comparedOf('below', second!)).toBe(100);
});

test('what is proposed lies beyond nine figures of ten, in three digits', () => {
  const course = courseOf(Array.from({ length: 11 }, (_, at) => 1000 + at * 1.5));
  // The tenth of eleven is 1013.5, the second 1001.5.
  expect(proposeThreshold('above', course)).toBe(1010);
  expect(proposeThreshold('below', course)).toBe(1010);
  expect(proposeThreshold('above', courseOf([0.3]))).toBe(0.3);
  expect(proposeThreshold('below', courseOf([-29.6, -29.6]))).toBe(-29.6);
  expect(proposeThreshold('changes', courseOf([100, 150, 75]))).toBe(50);
});

test('where nothing is known a level is not proposed, a change is of ten percent', () => {
  expect(proposeThreshold('above', [])).toBe(null);
  expect(proposeThreshold('changes', courseOf([5]))).toBe(10);
  expect(proposeThreshold('changes', courseOf([5, 5]))).toBe(10);
});
