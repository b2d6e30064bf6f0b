import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const options = ['Москва', 'Новосибирская область', 'Республика Карелия', 'Карачаево-Черкесия'].map(
  (label) => ({ id: label, label }),
);
const found = (query: string, most?: number) => findOptions(options, query, most).map(({ label }) => label);

test('what begins so comes first, then what has such a word', () => {
  expect(found('кар')).toEqual(['Карачаево-Черкесия', 'Республика Карелия']);
});

test('no query gives the first options, no answer gives none', () => {
  expect(found('', 2)).toEqual(['Москва', 'Новосибирская область']);
  expect(found('зима')).toEqual([]);
});

test('an alias finds its option', () => {
  expect(findOptions([{ id: '1', label: 'Санкт-Петербург', aliases: ['Питер'] }], 'пит')).toHaveLength(1);
});
