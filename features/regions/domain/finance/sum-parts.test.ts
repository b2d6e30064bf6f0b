import { expect, test } from 'vitest';
import { sumParts, type PlacePart } from './sum-parts.ts';

const part = (yugoId: number, dims: string, day: string, value: number): PlacePart => ({
  yugoId,
  dims,
  day,
  value,
  knownAt: '2021-10-01',
  source: 'fns_1nm',
  sample: false,
});

test('parts are added up only on days on which every place has the whole', () => {
  const sums = sumParts(
    [
      part(1, 'total', '2020', 10),
      part(1, 'profit', '2020', 4),
      part(2, 'total', '2020', 30),
      part(1, 'total', '2021', 11),
    ],
    [1, 2],
    'total',
  );
  expect(sums.map(({ dims, day, value }) => [dims, day, value])).toEqual([
    ['profit', '2020', 4],
    ['total', '2020', 40],
  ]);
});
