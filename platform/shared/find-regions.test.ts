import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { regionAliases } from './region-aliases.ts';
import { findRegions, foldName, regionCalled } from './find-regions.ts';

const regions = [
  { yugoId: 1, names: ['Москва', 'Moscow', 'モスクワ', 'Moscou', 'Moscú'] },
  { yugoId: 2, names: ['Московская область', 'Moscow Oblast'] },
  {
    yugoId: 3,
    names: [
      'Республика Карелия',
      'Republic of Karelia',
      'カレリア共和国',
      'República da Carélia',
      'República de Carelia',
    ],
  },
  { yugoId: 4, names: ['Карачаево-Черкесская Республика', 'Karachay-Cherkess Republic'] },
  { yugoId: 5, names: ['Орловская область', 'Oryol Oblast'] },
];
const found = (typed: string) => findRegions(typed, regions).map(({ yugoId }) => yugoId);

test('«карел» finds Карелия first', () => {
  expect(found('карел')).toEqual([3]);
});

test('the beginning of the whole name wins over a word inside it', () => {
  expect(found('карач')[0]).toBe(4);
  expect(found('моск')).toEqual([1, 2]);
});

test('names are found in any language, with or without accents', () => {
  expect(found('carelia')).toEqual([3]);
  expect(found('Moscu')).toContain(1);
  expect(found('カレリア')).toEqual([3]);
});

test('inflected forms are found by their stem', () => {
  expect(found('Карелии')).toEqual([3]);
  expect(found('Москве')).toContain(1);
});

test('every typed word must be there', () => {
  expect(found('московская область')).toEqual([2]);
  expect(found('московская карелия')).toEqual([]);
});

test('nothing typed finds nothing', () => {
  expect(found(' - ')).toEqual([]);
});

test('й and Japanese voicing marks survive folding', () => {
  expect(foldName('Алтайский ガ')).toBe('алтайский ガ'.normalize('NFC'));
});

test('86 regions are searched well under 100 ms', async () => {
  const many = Array.from({ length: 86 }, (_, index) => ({
    yugoId: index,
    names: regions[index % regions.length]!.names,
  }));
  expect(await leastComputingMs(100, () => findRegions('карел', many))).toBeLessThan(100);
});

const aliased = [
  { yugoId: 78, names: ['Санкт-Петербург', 'Saint Petersburg'], aliases: regionAliases['Санкт-Петербург'] },
  { yugoId: 77, names: ['Москва', 'Moscow'], aliases: regionAliases['Москва'] },
  { yugoId: 44, names: ['Костромская область', 'Kostroma Oblast'] },
  { yugoId: 86, names: ['Ханты-Мансийский АО'], aliases: regionAliases['Ханты-Мансийский АО'] },
  { yugoId: 89, names: ['Ямало-Ненецкий АО'], aliases: regionAliases['Ямало-Ненецкий АО'] },
  { yugoId: 83, names: ['Ненецкий АО'], aliases: regionAliases['Ненецкий АО'] },
  { yugoId: 2, names: ['Башкортостан'], aliases: regionAliases['Башкортостан'] },
];

test.each([
  ['спб', 78],
  ['СПБ', 78],
  ['питер', 78],
  ['мск', 77],
  ['ХМАО', 86],
  ['хмао-югра', 86],
  ['ЯНАО', 89],
  ['нао', 83],
  ['башк', 2],
  ['башкирия', 2],
])('«%s» finds its region first', (typed, yugoId) => {
  expect(findRegions(typed, aliased)[0]?.yugoId).toBe(yugoId);
});

test('a short alias does not push itself into other words', () => {
  expect(findRegions('мо', aliased).map(({ yugoId }) => yugoId)).toEqual([77]);
});

test.each([
  ['спб', 78],
  ['ХМАО', 86],
  ['ха', null],
  ['', null],
])('the region called exactly «%s»', (typed, yugoId) => {
  expect(regionCalled(typed, aliased)?.yugoId ?? null).toBe(yugoId);
});
