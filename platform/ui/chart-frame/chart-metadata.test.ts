import { expect, test } from 'vitest';
import { metadataJson, notesOf, metadataText, tableOfFile } from './chart-metadata.ts';

const table = {
  columns: [
    { key: 'period', label: 'Период', kind: 'text' as const },
    { key: 'value', label: 'родились', kind: 'number' as const },
  ],
  rows: [['2019', 10.7]],
};
const about = {
  place: 'Москва',
  indicator: 'Рождаемость',
  period: '2019',
  unit: 'на 1000',
  source: 'Росстат',
  address: 'https://svodka.example/ru/regions/1124665',
};
const words = {
  place: 'Место',
  indicator: 'Показатель',
  period: 'Период',
  unit: 'Единица',
  source: 'Источник',
  address: 'Адрес',
  known: 'Стало известно',
  saved: 'Сохранено',
  citation: 'Как сослаться',
};
const description = {
  about,
  words,
  citation: 'Росстат. Москва: Рождаемость.',
  knownOn: '2020-03-27',
  savedOn: '2026-11-22',
};

test('a column of figures says whose they are and in what unit, a column of names stays', () => {
  expect(tableOfFile(table, about).columns.map(({ label }) => label)).toEqual([
    'Период',
    'родились (Москва, на 1000)',
  ]);
});

test('a column of another place, or with a unit of its own, is not told to be of the chart’s; a place’s name is not said twice', () => {
  const columns = [
    { key: 'own', label: 'Москва', kind: 'number' },
    { key: 'country', label: 'Россия', kind: 'number', place: '' },
    { key: 'strip', label: 'строгость мер в стране, 0–100', kind: 'number', place: '', unit: '' },
  ] as const;
  expect(tableOfFile({ columns, rows: [] }, about).columns.map(({ label }) => label)).toEqual([
    'Москва (на 1000)',
    'Россия (на 1000)',
    'строгость мер в стране, 0–100',
  ]);
  const several = { ...about, place: 'Москва, Россия' };
  expect(tableOfFile({ columns: [columns[0]], rows: [] }, several).columns[0]!.label).toBe(
    'Москва (на 1000)',
  );
});

test('the description names place, indicator, period, unit, source, address, days and citation', () => {
  expect(notesOf(description).lines.map(([key]) => key)).toEqual(Object.values(words));
  expect(metadataText(description)).toContain('Источник: Росстат\n');
});

test('a program reads the same under English keys, with the number of rows', () => {
  expect(JSON.parse(metadataJson(table, description, 'data.csv'))).toMatchObject({
    place: 'Москва',
    unit: 'на 1000',
    source: 'Росстат',
    knownOn: '2020-03-27',
    savedOn: '2026-11-22',
    file: 'data.csv',
    rows: 1,
    columns: [{ label: 'Период' }, { label: 'родились (Москва, на 1000)', kind: 'number' }],
  });
});

test('what is not known is left out, never empty', () => {
  const bare = { ...description, knownOn: null, about: { ...about, unit: '', period: '' } };
  expect(notesOf(bare).lines.map(([key]) => key)).not.toContain('Стало известно');
  expect(notesOf(bare).lines.map(([key]) => key)).not.toContain('Единица');
});
