import { expect, test } from 'vitest';
import { readTable } from '#platform/server/tables/read-table.ts';
import { notesOf } from '#platform/ui/chart-frame/chart-metadata.ts';
import { withNotesBeside } from './file-notes.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './write-workbook.ts';

// What the product writes is read again by what it reads files of others with.
const table = {
  columns: [
    { key: 'oktmo', label: 'ОКТМО', kind: 'text' as const },
    { key: 'name', label: 'Регион', kind: 'text' as const },
    { key: 'tax', label: 'Налог, ₽', kind: 'number' as const, unit: '₽' },
    { key: 'deaths', label: 'Умерли', kind: 'number' as const },
  ],
  rows: [
    ['77', 'Чукотский\u00A0АО', 793_087_487_000, 'меньше\u00A03'],
    ['03', 'Краснодарский край', -0.5, 12],
  ],
};
const notes = notesOf({
  about: {
    place: '',
    indicator: 'Налоги',
    period: '2019',
    unit: '',
    source: 'ФНС; 1-НМ',
    address: 'https://svodka.example/ru',
  },
  words: {
    place: 'Место',
    indicator: 'Показатель',
    period: 'Период',
    unit: 'Единица',
    source: 'Источник',
    address: 'Адрес',
    known: 'Стало известно',
    saved: 'Сохранено',
    citation: 'Как сослаться',
  },
  citation: 'ФНС.',
  knownOn: '2020-10-01',
  savedOn: '2026-11-29',
});
const bounds = { rows: 100, columns: 40, cells: 4000, cellLength: 2000, unpacked: 1_000_000 };
const beside = ['Налоги', '2019', 'ФНС; 1-НМ', 'https://svodka.example/ru', '2020-10-01'];

test('a saved CSV is read as the table it was, whole numbers whole, with what it is, its source, address and day in each row', () => {
  const file = new TextEncoder().encode(writeCsv(withNotesBeside(table, notes), 'ru'));
  const [head, ...rows] = readTable(file, bounds).map(({ cells }) => cells);
  expect(head).toEqual([
    'ОКТМО',
    'Регион',
    'Налог, ₽',
    'Умерли',
    'Показатель',
    'Период',
    'Источник',
    'Адрес',
    'Стало известно',
  ]);
  expect(rows).toEqual([
    ['77', 'Чукотский АО', '793087487000', 'меньше 3', ...beside],
    ['03', 'Краснодарский край', '-0,5', '12', ...beside],
  ]);
});

test('a saved workbook is read as the table it was: numbers as numbers, codes with their noughts, what is hidden as it is hidden', () => {
  const [head, ...rows] = readTable(writeWorkbook('Налоги', table, notes), bounds).map(({ cells }) => cells);
  expect(head).toEqual(['ОКТМО', 'Регион', 'Налог, ₽', 'Умерли']);
  expect(rows).toEqual([
    ['77', 'Чукотский АО', '793087487000', 'меньше 3'],
    ['03', 'Краснодарский край', '-0.5', '12'],
  ]);
});
