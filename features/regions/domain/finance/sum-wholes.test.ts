import { expect, test } from 'vitest';
import { sumWholes } from './sum-wholes.ts';

const part = (yugoId: number, dims: string, day: string, value: number, sample = false) => ({
  yugoId,
  dims,
  day,
  value,
  knownAt: '2021-10-01',
  source: 'svodka_sample',
  sample,
});

test('parts of all places add up by period, oldest first; a period that a place lacks is left out', () => {
  const wholes = sumWholes(
    [
      part(1, 'life', '2020', 10),
      part(1, 'motor', '2020', 5, true),
      part(2, 'life', '2020', 1),
      part(1, 'life', '2019', 7),
      part(2, 'motor', '2019', 2),
      part(1, 'life', '2021', 9),
    ],
    [1, 2],
  );
  expect(wholes.map(({ day, value, sample }) => [day, value, sample])).toEqual([
    ['2019', 9, false],
    ['2020', 16, true],
  ]);
});
