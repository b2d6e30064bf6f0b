import { expect, test } from 'vitest';
import { keptOfHundred, lastChange, yearsUnmatched } from './money-course.ts';

const years = (...values: number[]) => values.map((value, at) => ({ day: `${2011 + at}-12-31`, value }));

test('the change is that of the newest year to the one before, a deficit that grows is more of it', () => {
  expect(lastChange(years(80, 100, 110))).toBeCloseTo(10, 8);
  expect(lastChange(years(-50, -100))).toBe(-100);
  expect(lastChange(years(5))).toBeNull();
  expect(lastChange(years(0, 5))).toBeNull();
});

test('a deficit is the largest of as many years as none was larger, surpluses apart', () => {
  expect(yearsUnmatched(years(-200, 81, -46, 144, -53, -136))).toBe(5);
  expect(yearsUnmatched(years(81, -46, -136))).toBe(3);
  expect(yearsUnmatched(years(-140, -136))).toBe(1);
  expect(yearsUnmatched([])).toBe(0);
});

test('a deficit is not compared over a year without a budget', () => {
  const gap = [...years(-279, -641, -448), { day: '2016-12-31', value: -13 }].map(({ value }, at) => ({
    day: `${[2012, 2013, 2014, 2016][at]}-12-31`,
    value,
  }));
  expect(yearsUnmatched(gap)).toBe(0);
  expect(yearsUnmatched([...gap, { day: '2017-12-31', value: -20 }])).toBe(2);
  expect(yearsUnmatched(years(-5))).toBe(0);
});

test('of a hundred roubles fifty-six stay where 56 of 100 are regional; without taxes nothing is said', () => {
  expect(keptOfHundred([{ regional: 56, other: 44 }])).toBe(56);
  expect(keptOfHundred([])).toBeNull();
});
