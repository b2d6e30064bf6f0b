import { expect, test } from 'vitest';
import {
  calmDaysOf,
  firstLook,
  isMet,
  isTold,
  lookedAfter,
  type Looked,
  type Rule,
  type Watched,
} from './check-alert.ts';
import { firedBeside } from './fired-beside.ts';
import { listFirings } from './replay-alert.ts';

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

const looked = (held: boolean, checkedDay: string, metDay: string | null = null): Looked => ({
  held,
  checkedDay,
  metDay,
});

test('what held when it was set is not told, nor an older period than was looked at', () => {
  const rule: Rule = { condition: 'above', threshold: 100 };
  expect(firstLook(rule, figure(110))).toEqual(looked(true, '2021-10-20', '2021-10-20'));
  expect(isTold(rule, looked(true, '2021-10-19', '2021-10-19'), figure(110), 7)).toBe(false);
  expect(isTold(rule, looked(false, '2021-10-21'), figure(110), 7)).toBe(false);
  expect(isTold(rule, firstLook(rule, undefined), figure(110), 7)).toBe(true);
});

test('a wave of days is over after seven days without it, one of years with the first year', () => {
  const rule: Rule = { condition: 'above', threshold: 100 };
  const waving = looked(true, '2021-10-19', '2021-10-14');
  expect(lookedAfter(rule, waving, figure(90), 7)).toEqual(looked(true, '2021-10-20', '2021-10-14'));
  expect(lookedAfter(rule, waving, figure(90, '2021-10-21'), 7).held).toBe(false);
  expect(lookedAfter(rule, waving, figure(90), calmDaysOf('annual', 'above')).held).toBe(false);
});

test('a week outside its band is told once, and anew after a week within; every release is told', () => {
  const rule: Rule = { condition: 'leftBand', threshold: 0 };
  const week = (day: string, happened: boolean): Watched => ({ ...figure(1, day, null), happened });
  const course = [
    week('2021-09-01', false),
    week('2021-09-08', true),
    week('2021-09-15', true),
    week('2021-09-22', false),
    week('2021-09-29', true),
  ];
  const calm = calmDaysOf('daily', 'leftBand');
  expect(listFirings(rule, course, calm)).toEqual(['2021-09-08', '2021-09-29']);
  const releases = course.map((each) => ({ ...each, happened: true }));
  expect(listFirings({ condition: 'newRelease', threshold: 0 }, releases, calm)).toHaveLength(4);
});

test('revisions that follow each other within a week are one wave of a daily figure; of an annual one each is told', () => {
  const rule: Rule = { condition: 'revised', threshold: 0 };
  const days = ['2021-10-01', '2021-10-12', '2021-10-13', '2021-10-18', '2021-10-25'];
  const course = days.map((day) => ({ ...figure(1, day), happened: true }));
  expect(listFirings(rule, course, calmDaysOf('daily', 'revised'))).toEqual(['2021-10-12', '2021-10-25']);
  expect(listFirings(rule, course, calmDaysOf('annual', 'revised'))).toEqual(days.slice(1));
});

test('beside a day stand the nearest days on which thresholds told, none after the last that is known', () => {
  const fired = ['2020-05-01', '2020-05-10', '2020-05-10', '2020-06-01', '2020-08-01'].map((day, at) => ({
    day,
    name: `threshold ${at}`,
  }));
  expect(firedBeside(fired, '2020-05-12', '2020-07-13')).toEqual({
    before: { day: '2020-05-10', name: 'threshold 1', more: 1 },
    after: { day: '2020-06-01', name: 'threshold 3', more: 0 },
  });
  expect(firedBeside(fired, '2020-06-01', '2020-07-13')).toMatchObject({
    before: { day: '2020-05-10' },
    after: null,
  });
  expect(firedBeside([], '2020-06-01', '2020-07-13')).toEqual({ before: null, after: null });
});
