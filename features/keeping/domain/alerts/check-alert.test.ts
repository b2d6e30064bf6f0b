import { expect, test } from 'vitest';
import { isMet, isTold, type Looked, type Rule, type Watched } from './check-alert.ts';

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

/** Looks at one figure after another as the job does; on which days somebody is told. */
function walk(rule: Rule, figures: Watched[], looked: Looked = { held: false, checkedDay: null }): string[] {
  const told: string[] = [];
  let state = looked;
  for (const newest of figures) {
    if (isTold(rule, state, newest)) told.push(newest.day);
    state = { held: isMet(rule, newest), checkedDay: newest.day };
  }
  return told;
}

test('a crossing is told once, and again only after the figure came back', () => {
  const days = [90, 110, 120, 120, 80, 130].map((value, at) => figure(value, `2021-10-0${at + 1}`));
  expect(walk({ condition: 'above', threshold: 100 }, days)).toEqual(['2021-10-02', '2021-10-06']);
});

test('what held when it was set is not told, nor an older period than was looked at', () => {
  const rule: Rule = { condition: 'above', threshold: 100 };
  expect(walk(rule, [figure(110)], { held: true, checkedDay: '2021-10-19' })).toEqual([]);
  expect(walk(rule, [figure(110)], { held: false, checkedDay: '2021-10-21' })).toEqual([]);
});

test('a change is told once a period', () => {
  const rule: Rule = { condition: 'changes', threshold: 10 };
  const same = figure(120);
  expect(walk(rule, [same, same, figure(150, '2021-10-21', 120)])).toEqual(['2021-10-20', '2021-10-21']);
});
