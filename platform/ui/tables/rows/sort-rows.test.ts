import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

const rows = [
  { name: 'Ямал', value: 2 },
  { name: 'Ёлкино', value: null },
  { name: 'Адыгея', value: 5 },
  { name: 'Москва', value: 2 },
];
const names = (sorted: typeof rows) => sorted.map(({ name }) => name);
const byValue = (direction: 'ascending' | 'descending') =>
  names(sortRows(rows, ({ value }) => value, direction, 'ru'));

test('equal values keep their order, unknown ones come last both ways', () => {
  expect(byValue('ascending')).toEqual(['Ямал', 'Москва', 'Адыгея', 'Ёлкино']);
  expect(byValue('descending')).toEqual(['Адыгея', 'Ямал', 'Москва', 'Ёлкино']);
});

test('names follow the alphabet of the language: ё stands by е', () => {
  expect(names(sortRows(rows, ({ name }) => name, 'ascending', 'ru'))).toEqual([
    'Адыгея',
    'Ёлкино',
    'Москва',
    'Ямал',
  ]);
});

test('the rows given stay as they were', () => {
  byValue('ascending');
  expect(rows[0]!.name).toBe('Ямал');
});

test('a first click takes the largest number or the first letter, the next one turns it over', () => {
  expect(nextSort(null, 'value', 'number')).toEqual({ key: 'value', direction: 'descending' });
  expect(nextSort(null, 'name', 'text')).toEqual({ key: 'name', direction: 'ascending' });
  expect(nextSort({ key: 'value', direction: 'descending' }, 'value', 'number').direction).toBe('ascending');
});
