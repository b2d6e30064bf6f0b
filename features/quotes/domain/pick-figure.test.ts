import { expect, test } from 'vitest';
import { pickFigure } from './pick-figure.ts';
import type { Level } from './read-level.ts';

const level: Level = { measure: 'unemployment', value: 5, year: null, month: null };
const months = ['2020-03-31', '2020-04-30', '2020-05-31'].map((day) => ({ day }));
const years = ['2017-12-31', '2018-12-31', '2019-12-31'].map((day) => ({ day }));
const pick = (part: Partial<Level>, period: string, figures = years, said = '2020-05-20') =>
  pickFigure({ ...level, ...part }, said, period, figures)?.day ?? null;

test('the newest until the day it was said, of the month or year that is named', () => {
  expect(pick({}, 'monthly', months)).toBe('2020-04-30');
  expect(pick({ month: 3 }, 'monthly', months)).toBe('2020-03-31');
  expect(pick({ year: 2018 }, 'annual')).toBe('2018-12-31');
  expect(pick({}, 'annual')).toBe('2019-12-31');
});

test('left alone: a month of a yearly series, a year of a monthly one, a month that is not over, what is too old, a budget of no year', () => {
  expect(pick({ month: 3 }, 'annual')).toBeNull();
  expect(pick({ year: 2019 }, 'monthly', months)).toBeNull();
  expect(pick({ month: 5 }, 'monthly', months)).toBeNull();
  expect(pick({}, 'annual', years, '2023-06-01')).toBeNull();
  expect(pick({ measure: 'revenue' }, 'annual')).toBeNull();
  expect(pick({ measure: 'revenue', year: 2019 }, 'annual')).toBe('2019-12-31');
});
