import { expect, test } from 'vitest';
import { findCompared } from './find-compared.ts';

const place = (yugoId: number, kind: string, ...names: string[]) => ({
  yugoId,
  kind,
  shortName: names[0]!,
  names,
});
const places = [
  place(1, 'region', 'Москва', 'Moscow'),
  place(2, 'region', 'Санкт-Петербург', 'Saint Petersburg'),
  place(3, 'region', 'Московская область', 'Moscow Oblast'),
  place(4, 'district', 'Северо-Западный округ'),
];
const found = (query: string, own = 1) => findCompared(places, own, query).map(({ yugoId }) => yugoId);

test('a place to compare with is found by its everyday name, in any language, never itself or a district', () => {
  expect(found('питер')).toEqual([2]);
  expect(found('мск', 2)).toEqual([1]);
  expect(found('moscow')).toEqual([3]);
  expect(found('округ')).toEqual([]);
  expect(found(' ')).toEqual([2, 3]);
  expect(found('нет такого')).toEqual([]);
});
