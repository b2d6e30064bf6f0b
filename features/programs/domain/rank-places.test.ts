import { expect, test } from 'vitest';
import { rankPlaces } from './rank-places.ts';

test('the highest is first, equal ones share the better rank', () => {
  const ranks = rankPlaces(
    new Map([
      [1, 5],
      [2, 9],
      [3, 5],
      [4, 1],
    ]),
  );
  expect([1, 2, 3, 4].map((place) => ranks.get(place))).toEqual([2, 1, 2, 4]);
});
