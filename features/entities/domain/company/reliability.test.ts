import { expect, test } from 'vitest';
import { rateReliability } from './reliability.ts';

test.each([
  [{ margin: 39.4, equity: 50, growth: 5 }, 'high'],
  [{ margin: 39.4, equity: 23.4, growth: 5 }, 'medium'],
  [{ margin: -2, equity: 23.4, growth: 5 }, 'low'],
  [{ margin: 3, equity: 10, growth: null }, 'low'],
  [{ margin: -2, equity: 10, growth: -4 }, 'veryLow'],
  [{ margin: 3, equity: null, growth: null }, 'unknown'],
  [{ margin: null, equity: null, growth: null }, 'unknown'],
  [{ margin: 0, equity: 30, growth: null }, 'high'],
])('%j is %s', (inputs, level) => {
  expect(rateReliability(inputs).level).toBe(level);
});

test('every input says what it is held against', () => {
  expect(rateReliability({ margin: 1, equity: null, growth: -1 }).signs).toEqual([
    { input: 'margin', value: 1, threshold: 0, sign: 'plus' },
    { input: 'equity', value: null, threshold: 30, sign: 'unknown' },
    { input: 'growth', value: -1, threshold: 0, sign: 'minus' },
  ]);
});
