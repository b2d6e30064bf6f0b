import { expect, test } from 'vitest';
import { findLater } from './find-later.ts';

const found = (call: string, answer: unknown) =>
  findLater(call, answer, '2020-06-01').map(({ path }) => path);

test('days, moments, days in words and days as keys after the one asked for are found; what was known is not', () => {
  const answer = {
    days: [{ day: '2020-05-31' }, { day: '2020-06-02' }],
    at: '2020-06-01T21:00:00Z',
    before: '2020-06-01T20:59:00Z',
    said: 'на 3 июня 2020 года',
    byDay: { '2020-06-05': 1 },
  };
  expect(found('regions/getDossier', answer)).toEqual([
    'regions/getDossier.days[].day',
    'regions/getDossier.at',
    'regions/getDossier.said',
    'regions/getDossier.byDay.{day}',
  ]);
});

test('the weeks of a forecast are excused as far as it reaches, not a year after, and not elsewhere', () => {
  const weekly = (to: string) => ({ weekly: [{ to }] });
  expect(found('regiondossier/getForecast', weekly('2020-07-26'))).toEqual([]);
  expect(found('regiondossier/getForecast', weekly('2021-06-26'))).toHaveLength(1);
  expect(found('regiondossier/getCourse', weekly('2020-07-26'))).toHaveLength(1);
});
