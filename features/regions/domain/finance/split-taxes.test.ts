import { expect, test } from 'vitest';
import { foldSmallTaxes, splitTaxes } from './split-taxes.ts';

const parts = [
  { tax: 'total', budget: 'all', value: 100 },
  { tax: 'total', budget: 'regional', value: 56 },
  { tax: 'profit', budget: 'all', value: 40 },
  { tax: 'profit', budget: 'regional', value: 25 },
  { tax: 'property', budget: 'regional', value: 20 },
  { tax: 'transport', budget: 'regional', value: 5 },
  { tax: 'vat_domestic', budget: 'federal', value: 28 },
];

test('rows add up to the form’s totals, the largest first, what is not named singly last', () => {
  const rows = splitTaxes(parts);
  expect(rows).toEqual([
    { tax: 'profit', all: 40, regional: 25, other: 15 },
    { tax: 'vat_domestic', all: 28, regional: 0, other: 28 },
    { tax: 'property', all: 20, regional: 20, other: 0 },
    { tax: 'others', all: 12, regional: 11, other: 1 },
  ]);
  expect(rows.reduce((sum, { regional }) => sum + regional, 0)).toBe(56);
});

test('a line the form counts inside another is not counted twice', () => {
  const oil = [
    { tax: 'total', budget: 'all', value: 100 },
    { tax: 'total', budget: 'regional', value: 10 },
    { tax: 'mineral_extraction', budget: 'all', value: 60 },
    { tax: 'oil_extraction', budget: 'all', value: 45 },
    { tax: 'gas_extraction', budget: 'federal', value: 5 },
    { tax: 'condensate_extraction', budget: 'all', value: 4 },
    { tax: 'profit', budget: 'all', value: 30 },
    { tax: 'profit', budget: 'regional', value: 8 },
    { tax: 'profit_sharing', budget: 'all', value: 25 },
    { tax: 'property', budget: 'regional', value: 2 },
    { tax: 'gambling', budget: 'regional', value: 1 },
  ];
  expect(splitTaxes(oil).map(({ tax, all, regional }) => [tax, all, regional])).toEqual([
    ['mineral_extraction', 60, 0],
    ['profit', 30, 8],
    ['property', 2, 2],
    ['others', 8, 0],
  ]);
});

test('without a total there is nothing to split', () => {
  expect(splitTaxes(parts.slice(1))).toEqual([]);
});

test('taxes beyond the most are added to the others, and the sum stays', () => {
  const row = (code: string, regional: number, other: number) => ({ code, regional, other });
  const rows = [row('a', 9, 1), row('b', 5, 5), row('c', 2, 0), row('others', 1, 1)];
  expect(foldSmallTaxes(rows, 2)).toEqual([row('a', 9, 1), row('b', 5, 5), row('others', 3, 1)]);
  expect(foldSmallTaxes([], 2)).toEqual([]);
});
