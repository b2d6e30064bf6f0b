import { expect, test } from 'vitest';
import { sumColumns } from './sum-columns.ts';

const column = (values: (number | null)[], sample = false) => ({ values, source: 'headquarters', sample });

test('a sum has no value on a day that one of the places lacks', () => {
  expect(sumColumns([column([1, 2, null]), column([10, null, 30])])?.values).toEqual([11, null, null]);
});

test('one generated column marks the sum, and a place without a column leaves none', () => {
  expect(sumColumns([column([1]), column([2], true)])?.sample).toBe(true);
  expect(sumColumns([column([1]), undefined])).toBeNull();
  expect(sumColumns([])).toBeNull();
});
