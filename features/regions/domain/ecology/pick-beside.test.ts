import { expect, test } from 'vitest';
import { pickBeside } from './pick-beside.ts';

const rows = [1, 2, 3, 4, 5, 6, 7].map((rank) => ({ rank }));
const ranksBeside = (own: number) => pickBeside(rows, ({ rank }) => rank === own).map(({ rank }) => rank);

test('the first three, the place itself and its neighbours stand once each, in order', () => {
  expect(ranksBeside(6)).toEqual([1, 2, 3, 5, 6, 7]);
  expect(ranksBeside(2)).toEqual([1, 2, 3]);
  expect(ranksBeside(7)).toEqual([1, 2, 3, 6, 7]);
});

test('a place that is not ranked has the first ones only', () => {
  expect(ranksBeside(99)).toEqual([1, 2, 3]);
});
