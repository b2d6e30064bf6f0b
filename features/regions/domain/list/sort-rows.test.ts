import { expect, test } from 'vitest';
import { readListView } from './list-view.ts';
import { rowsOfView, type SortableRow } from './sort-rows.ts';

const row = (yugoId: number, name: string, per100k7: number | null, districtId = 1): SortableRow => ({
  yugoId,
  name,
  shortName: name,
  districtId,
  per100k7,
  changePercent: null,
  deaths7: null,
  deathsPer100k7: null,
  rt: null,
});
const rows = [row(1, 'Алтай', 5), row(2, 'Карелия', 9), row(3, 'Коми', null), row(4, 'Орёл', 5)];
const ids = (search: string) =>
  rowsOfView(rows, readListView(new URLSearchParams(search)), String).map(({ yugoId }) => yugoId);

test('the highest stand first, equal ones keep their order, unknown ones stand last', () => {
  expect(ids('')).toEqual([2, 1, 4, 3]);
  expect(ids('sort=per100k7.asc')).toEqual([1, 4, 2, 3]);
});

test('names sort as they are shown, not by the official name behind them', () => {
  expect(ids('sort=name.desc')).toEqual([4, 3, 2, 1]);
  const official = { ...row(5, 'Республика Адыгея', 1), shortName: 'Адыгея' };
  const sorted = rowsOfView([...rows, official], readListView(new URLSearchParams('sort=name')), String);
  expect(sorted.map(({ yugoId }) => yugoId)).toEqual([5, 1, 2, 3, 4]);
});

test('a search finds ё by е', () => {
  expect(ids('q=орел')).toEqual([4]);
});
