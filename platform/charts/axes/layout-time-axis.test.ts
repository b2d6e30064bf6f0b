import { expect, test } from 'vitest';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { formatTick, periodNumber, type Period } from '#platform/shared/periods.ts';
import { layoutTimeAxis } from './layout-time-axis.ts';

function labels(period: Period, from: string, to: string, { width = 500, locale = 'ru' as Locale } = {}) {
  const axis = layoutTimeAxis({
    period,
    first: periodNumber(period, from),
    last: periodNumber(period, to),
    left: 0,
    right: width,
    format: { tick: (day, as, withYear) => formatTick(day, as, withYear, locale) },
  });
  return axis.ticks.flatMap(({ label }) => (label === null ? [] : [label.replaceAll('\u00A0', ' ')]));
}

test('years are labelled as years in five languages, whatever day of the year the figures bear', () => {
  const years = ['2017', '2018', '2019', '2020'];
  for (const locale of locales) {
    const expected = locale === 'ja' ? years.map((year) => `${year}年`) : years;
    expect(labels('year', '2017-12-31', '2020-12-31', { locale })).toEqual(expected);
    expect(labels('year', '2017-01-01', '2020-01-01', { locale })).toEqual(expected);
  }
});

test('quarters are labelled as quarters in five languages, the first of a year with the year', () => {
  const quarters = (locale: Locale) => labels('quarter', '2020-02-01', '2020-12-31', { locale });
  expect(quarters('ru')).toEqual(['I кв. 2020', 'II кв.', 'III кв.', 'IV кв.']);
  expect(quarters('en')).toEqual(['Q1 2020', 'Q2', 'Q3', 'Q4']);
  expect(quarters('ja')).toEqual(['2020年第1四半期', '第2四半期', '第3四半期', '第4四半期']);
  expect(quarters('pt')).toEqual(['1º tri. 2020', '2º tri.', '3º tri.', '4º tri.']);
  expect(quarters('es')).toEqual(['T1 2020', 'T2', 'T3', 'T4']);
});

test('months are labelled as months, January with the year', () => {
  expect(labels('month', '2019-11-30', '2020-02-29')).toEqual(['ноя', 'дек', 'янв 2020', 'фев']);
  expect(labels('month', '2020-03-01', '2020-05-01')).toEqual(['мар 2020', 'апр', 'май']);
});

test('where there is no room round years are left, the first and the last are kept', () => {
  expect(labels('year', '1989-12-31', '2020-12-31', { width: 320 })).toEqual([
    '1989',
    '1995',
    '2000',
    '2005',
    '2010',
    '2015',
    '2020',
  ]);
  expect(labels('year', '2006-01-01', '2020-01-01', { width: 410 })).toEqual([
    '2006',
    '2008',
    '2010',
    '2012',
    '2014',
    '2016',
    '2018',
    '2020',
  ]);
  expect(labels('quarter', '2010-01-01', '2020-12-31', { width: 330 })).toEqual([
    '2010',
    '2012',
    '2014',
    '2016',
    '2018',
    '2020',
  ]);
  expect(labels('month', '2018-01-01', '2020-12-31', { width: 240 })).toEqual(['2018', '2019', '2020']);
});

test('weeks are read by their months', () => {
  expect(labels('week', '2021-06-28', '2021-10-18')).toEqual(['июл', 'авг', 'сен', 'окт']);
});

test('few weeks are named by their Mondays: the newest has begun, its Sunday may lie ahead', () => {
  expect(labels('week', '2020-06-03', '2020-06-08', { width: 320 })).toEqual(['1 июн', '8 июн']);
  expect(labels('week', '2020-06-08', '2020-06-08')).toEqual(['8 июн']);
});

test('no two labels touch, at any width and length', () => {
  for (const period of ['week', 'month', 'quarter', 'year'] as const)
    for (let width = 120; width < 900; width += 90)
      for (let years = 1; years < 60; years += 7) {
        const axis = layoutTimeAxis({
          period,
          first: periodNumber(period, '1990-03-01'),
          last: periodNumber(period, `${1990 + years}-10-10`),
          left: 0,
          right: width,
          format: { tick: (day, as, withYear) => formatTick(day, as, withYear, 'ru') },
        });
        const named = axis.ticks.filter(({ label }) => label !== null);
        expect(named.length).toBeGreaterThan(0);
        const gaps = named.slice(1).map(({ x }, index) => x - (named[index]?.x ?? 0));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(12);
      }
});
