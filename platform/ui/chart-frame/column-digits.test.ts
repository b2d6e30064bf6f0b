import { expect, test } from 'vitest';
import { columnDigits } from './column-digits.ts';

test('all rows of a column have the decimals its size needs', () => {
  expect(columnDigits([71, 28, null])).toBe(0);
  expect(columnDigits([117.571, 6428.4])).toBe(0);
  expect(columnDigits([29.61, -4.7])).toBe(1);
  expect(columnDigits([1.163, 'text', 0.9])).toBe(2);
  expect(columnDigits([])).toBe(0);
});
