import { expect, test } from 'vitest';
import { InputRefusal, requireFinite, requireIncreasing, requireSeries, requireWhole } from './refusal.ts';

function problemOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof InputRefusal) return error.problems[0];
  }
  return null;
}

test('a refusal names path, code, bounds and what came', () => {
  expect(problemOf(() => requireFinite('params.share', 7, 0, 1))).toEqual({
    path: 'params.share',
    code: 'out-of-bounds',
    min: 0,
    max: 1,
    got: 7,
  });
});

test('each kind of bad input has its own code', () => {
  expect(problemOf(() => requireFinite('x', undefined))?.code).toBe('missing');
  expect(problemOf(() => requireFinite('x', Number.NaN))?.code).toBe('not-finite');
  expect(problemOf(() => requireFinite('x', '3'))?.code).toBe('not-finite');
  expect(problemOf(() => requireWhole('x', 1.5))?.code).toBe('not-whole');
  expect(problemOf(() => requireSeries('y', [1], { minLength: 2 }))?.code).toBe('too-short');
  expect(problemOf(() => requireSeries('y', [1], { length: 2 }))?.code).toBe('wrong-shape');
  expect(problemOf(() => requireSeries('y', [1, -1]))).toMatchObject({
    path: 'y[1]',
    code: 'out-of-bounds',
    min: 0,
  });
  expect(problemOf(() => requireIncreasing('z', [1, 1]))?.code).toBe('unordered');
});
