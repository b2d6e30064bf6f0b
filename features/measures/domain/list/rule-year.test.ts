import { expect, test } from 'vitest';
import { dayAtShare, ruleTerm, shareOfYear, termState } from './rule-year.ts';

const day = '2021-10-20';
const term = (starts: string | null, ends: string | null, status: 1 | 2 | 3 | 4 = 3) => ({
  starts,
  ends,
  status,
});

test('a term on a day is over, in force, to come, withdrawn, later than the year, or not said', () => {
  expect(termState(term('2021-07-12', '2021-09-05'), day)).toBe('over');
  expect(termState(term('2021-10-20', '2021-10-20'), day)).toBe('force');
  expect(termState(term('2020-01-01', null), day)).toBe('force');
  expect(termState(term('2021-10-25', null), day)).toBe('coming');
  expect(termState(term('2021-07-12', null, 4), day)).toBe('withdrawn');
  expect(termState(term('2021-07-12', null, 1), day)).toBe('planned');
  expect(termState(term('2021-07-12', '2021-09-05', 2), day)).toBe('planned');
  expect(termState(term('2022-01-01', null), day)).toBe('later');
  expect(termState(term(null, null), day)).toBe('none');
});

test('the second half of a leap year begins at 183/366 of it; what lies outside of the year is cut', () => {
  expect(shareOfYear('2020-07-02')).toBe(0.5);
  expect(ruleTerm(term('2020-07-02', '2020-12-31'), '2020-03-01')).toEqual({
    state: 'coming',
    from: 0.5,
    to: 1,
  });
  expect(ruleTerm(term('2019-01-01', '2020-07-01'), '2020-03-01')).toEqual({
    state: 'force',
    from: 0,
    to: 0.5,
  });
  expect(ruleTerm(term('2019-01-01', '2019-07-01'), '2020-03-01')).toEqual({ state: 'over', from: 0, to: 0 });
  expect(ruleTerm(term('2021-01-01', null), '2020-03-01')).toEqual({ state: 'later', from: 1, to: 1 });
});

test('the ring goes to the day under it, at most to the last of the year', () => {
  expect(dayAtShare(0.5, 2020)).toBe('2020-07-02');
  expect(dayAtShare(1, 2021)).toBe('2021-12-31');
  expect(dayAtShare(0, 2021)).toBe('2021-01-01');
});
