import { expect, test } from 'vitest';
import { correctedPlaces } from './corrected-places.ts';

const rating = (day: string, ...values: (number | null)[]) => ({
  day,
  values: values.map((value, at) => ({ yugoId: at + 1, value, rank: null, sample: false })),
});

test('a place whose value became another one, or became known, says what it is now', () => {
  const corrected = correctedPlaces(rating('2020-12-31', 1, 2, null), rating('2020-12-31', 1, 5, 3));
  expect([...corrected]).toEqual([
    [2, 5],
    [3, 3],
  ]);
});

test('another day is no correction, and nothing is one where nothing was asked', () => {
  expect(correctedPlaces(rating('2020-12-31', 1), rating('2021-12-31', 2)).size).toBe(0);
  expect(correctedPlaces(rating('2020-12-31', 1), null).size).toBe(0);
});
