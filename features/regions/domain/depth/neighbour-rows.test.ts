import { expect, test } from 'vitest';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { neighbourRows } from './neighbour-rows.ts';

test('own, neighbours, country; what a neighbour lacks is left out', () => {
  const near = (value: number) => [{ yugoId: 2, name: 'Орёл', value }];
  const rows = neighbourRows(
    {
      yugoId: 1,
      name: 'Тула',
      indicators: [
        { indicator: 'beds', value: 80, country: 79, neighbours: near(90) },
        { indicator: 'doctors', value: 40, country: null, neighbours: [] },
      ],
    },
    'Россия',
  );
  expect(rows).toEqual([
    { yugoId: 1, name: 'Тула', isCountry: false, values: { beds: 80, doctors: 40 } },
    { yugoId: 2, name: 'Орёл', isCountry: false, values: { beds: 90 } },
    { yugoId: federalYugoId, name: 'Россия', isCountry: true, values: { beds: 79 } },
  ]);
});
