import { expect, test } from 'vitest';
import { unguardCell } from '#platform/shared/delimited.ts';
import { readDay, readHeader, readList, readNumber } from './read-cells.ts';

test('days are read as people and spreadsheets write them; what is no day is none', () => {
  expect(['2021-07-12', '12.07.2021', '1.2.2021', '44389', '44389.0'].map(readDay)).toEqual([
    '2021-07-12',
    '2021-07-12',
    '2021-02-01',
    '2021-07-12',
    '2021-07-12',
  ]);
  expect(['31.04.2021', '2021-13-01', 'soon', '12/07/2021', ''].map(readDay)).toEqual(Array(5).fill(null));
});

test('numbers have spaces and either sign before decimals', () => {
  expect(['18 400 000', '18\u00A0400,5', '1.5', '-2', '1e3'].map(readNumber)).toEqual([
    18_400_000, 18_400.5, 1.5, -2, 1000,
  ]);
  expect(['12 rub', '', '1,2,3', '=1+1'].map(readNumber)).toEqual(Array(4).fill(null));
});

test('a guarded text is itself again; lists are parted by semicolons; headers are found in any case', () => {
  expect(["'=1+1", "'quoted'", '=1'].map(unguardCell)).toEqual(['=1+1', "'quoted'", '=1']);
  expect(readList(' Москва ; ; Тверь')).toEqual(['Москва', 'Тверь']);
  const known = new Map([['название', 'title' as const]]);
  expect(readHeader(['  НАЗВАНИЕ', 'Цвет', ''], known)).toEqual({
    columns: ['title', null, null],
    unknown: ['Цвет'],
  });
});
