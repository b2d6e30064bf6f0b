import { expect, test } from 'vitest';
import { isMet, isTold, type Rule, type Watched } from './check-alert.ts';

const figure = (value: number, day = '2021-10-20', previous: number | null = 100): Watched => ({
  day,
  value,
  previous,
});

test.each<[Rule['condition'], number, number, boolean]>([
  ['above', 100, 100, false],
  ['above', 100, 100.1, true],
  ['below', 100, 100, false],
  ['below', 100, 99.9, true],
  ['changes', 10, 109.9, false],
  ['changes', 10, 110, true],
  ['changes', 10, 90, true],
])('%s %d is met by %d after 100: %s', (condition, threshold, value, met) => {
  expect(isMet({ condition, threshold }, figure(value))).toBe(met);
});

test('from nothing, or from what is not known, nothing changes by a percentage', () => {
  const rule: Rule = { condition: 'changes', threshold: 1 };
  expect(isMet(rule, figure(50, '2021-10-20', 0))).toBe(false);
  expect(isMet(rule, figure(50, '2021-10-20', null))).toBe(false);
  expect(isMet(rule, figure(-50, '2021-10-20', -100))).toBe(true);
});

test('what held when it was set is not told, nor an older period than was looked at', () => {
  const rule: Rule = { condition: 'above', threshold: 100 };
  expect(isTold(rule, { held: true, checkedDay: '2021-10-19' }, figure(110))).toBe(false);
  expect(isTold(rule, { held: false, checkedDay: '2021-10-21' }, figure(110))).toBe(false);
});
