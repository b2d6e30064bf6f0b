import { expect, test } from 'vitest';
import { findRegions, foldName } from './find-regions.ts';

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

test('86 regions are searched well under 100 ms', () => {
  const many = Array.from({ length: 86 }, (_, index) => ({
    yugoId: index,
    names: regions[index % regions.length]!.names,
  }));
  const start = performance.now();
  findRegions('карел', many);
  expect(performance.now() - start).toBeLessThan(100);
});
