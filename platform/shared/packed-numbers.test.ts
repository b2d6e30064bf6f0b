import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

test('whole numbers are told as steps: 71, 43 less, 92 more, unknown, the same', () => {
  const values = [71, 28, 120, null, 120];
  expect(packNumbers(values)).toBe('0+1z-17+2k_+0');
  expect(unpackNumbers('0+1z-17+2k_+0')).toEqual(values);
});

test('numbers with decimals come back exactly, whatever their sign', () => {
  for (const values of [[0.1, 0.2, 0.3], [81.3, 85.5, -2.75], [null, null], [], [0, -0.0001, 999_999_999]]) {
    const text = packNumbers(values);
    expect(text === null ? null : unpackNumbers(text)).toEqual(values);
  }
});

test('a number with more than four decimals or beyond a billion is not packed', () => {
  expect(packNumbers([1 / 3])).toBeNull();
  expect(packNumbers([1e9])).toBeNull();
  expect(packNumbers([Number.NaN])).toBeNull();
});
