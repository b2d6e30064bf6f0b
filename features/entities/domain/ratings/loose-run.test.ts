import { expect, test } from 'vitest';
import { looseRun } from './loose-run.ts';

const bands = (...pairs: [number, number][]) => pairs.map(([low, high]) => ({ low, high }));

test('a firm first place is left out; the run ends where no place is common to all', () => {
  expect(looseRun(bands([1, 1], [2, 4], [2, 5], [3, 6], [5, 8]))).toEqual({ from: 2, to: 4 });
});

test('bands that all stand apart, one alone and none have no run', () => {
  expect(looseRun(bands([1, 1], [2, 2]))).toBeNull();
  expect(looseRun(bands([1, 3]))).toBeNull();
  expect(looseRun([])).toBeNull();
});
