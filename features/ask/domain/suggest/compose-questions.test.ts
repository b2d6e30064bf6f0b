import { expect, test } from 'vitest';
import type { Reading } from '../reading/understood.ts';
import { inTurns, isAnswerable, patternsOf } from './compose-questions.ts';
import { sayWhere } from './say-where.ts';

const bounds = { first: '2000-12-31', last: '2020-12-31' };
const parts = {
  indicator: 'зарплата',
  where: 'в Туле',
  isAnnual: true,
  isCountry: false,
  isOfRegions: true,
  bounds,
};
const keys = (more: Partial<typeof parts>, digits = '') =>
  patternsOf({ ...parts, ...more }, digits).map(({ key, values }) => [key, values['year']].join(' ').trim());

test('a series and a place make the plain question, the newest year, the course and the place among regions', () => {
  expect(keys({})).toEqual(['place', 'year 2020', 'since 2000', 'rank']);
  expect(keys({ isCountry: true })).toEqual(['place', 'year 2020', 'since 2000', 'top']);
  expect(keys({ isAnnual: false, isOfRegions: false })).toEqual(['place']);
});

test('the digits of a year make years within the figures, the newest first', () => {
  expect(keys({}, '200')).toEqual(['year 2009', 'year 2008', 'year 2007', 'year 2006']);
  expect(keys({}, '19')).toEqual([]);
});

test('a series that the place has no figures of makes no question about it', () => {
  expect(patternsOf({ ...parts, bounds: null }).map(({ key }) => key)).toEqual(['top']);
  expect(patternsOf({ ...parts, bounds: null, isOfRegions: false })).toEqual([]);
});

test('lists are told in turns', () => {
  expect(inTurns([[1, 2, 3], [4], [5, 6]])).toEqual([1, 4, 5, 2, 6, 3]);
});

test('an answer is there where all is read and every time lies within the figures of every place', () => {
  const reading = (period: object, more: Partial<Reading> = {}): Reading => ({
    understood: {
      operation: 'value',
      indicators: [{ id: 'average_wage', dims: '' }],
      places: [7],
      period,
      params: {},
    },
    others: [],
    lack: null,
    notUnderstood: [],
    beyond: [],
    named: [],
    mended: [],
    isCity: false,
    isCountryTaken: false,
    lastYears: null,
    ...more,
  });
  const boundsOf = (series: string) => (series === 'average_wage:' ? bounds : null);
  expect(isAnswerable(reading({ at: 'latest' }), boundsOf)).toBe(true);
  expect(isAnswerable(reading({ at: '2020' }), boundsOf)).toBe(true);
  expect(isAnswerable(reading({ at: '2021' }), boundsOf)).toBe(false);
  expect(isAnswerable(reading({ at: '2020' }), () => null)).toBe(false);
  expect(isAnswerable(reading({ at: '2020' }, { notUnderstood: ['рыжих'] }), boundsOf)).toBe(false);
  expect(isAnswerable(reading({ at: '2020' }, { lack: 'unknown_words' }), boundsOf)).toBe(false);
});

test('a place follows its preposition and article in each language', () => {
  const said = (name: string, locale: 'ru' | 'en' | 'ja' | 'pt' | 'es', inside = name) =>
    sayWhere({ yugoId: 1, name, inside }, locale);
  expect(said('Тульская область', 'ru', 'Тульской области')).toBe('в Тульской области');
  expect(said('Владимирская область', 'ru', 'Владимирской области')).toBe('во Владимирской области');
  expect(said('Tatarstan', 'en')).toBe('in Tatarstan');
  expect(said('トゥーラ州', 'ja')).toBe('トゥーラ州');
  expect(['Oblast de Tula', 'Tartaristão', 'Carélia', 'Moscou'].map((name) => said(name, 'pt'))).toEqual([
    'no Oblast de Tula',
    'no Tartaristão',
    'na Carélia',
    'em Moscou',
  ]);
  expect(['Óblast de Tula', 'República de Altái', 'Carelia'].map((name) => said(name, 'es'))).toEqual([
    'en el Óblast de Tula',
    'en la República de Altái',
    'en Carelia',
  ]);
});
