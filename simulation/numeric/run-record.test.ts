import { expect, test } from 'vitest';
import { describeRun, inputHash } from './run-record.ts';

test('the order of keys does not change the fingerprint, a value does', () => {
  expect(inputHash({ a: 1, b: [2, 3] })).toBe(inputHash({ b: [2, 3], a: 1 }));
  expect(inputHash({ a: 1 })).not.toBe(inputHash({ a: 2 }));
  expect(inputHash(Float64Array.of(1, 2))).toBe(inputHash([1, 2]));
  expect(inputHash({})).toMatch(/^[0-9a-f]{16}$/);
});

test('a run carries model, dates, hash and warnings, not its input', () => {
  const run = describeRun({ model: 'm', modelVersion: '1', dataAsOf: 'd', computedAt: 'c', input: { x: 1 } });
  expect(run).toEqual({
    model: 'm',
    modelVersion: '1',
    dataAsOf: 'd',
    computedAt: 'c',
    inputHash: inputHash({ x: 1 }),
    warnings: [],
  });
});
