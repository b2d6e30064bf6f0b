import { expect, test } from 'vitest';
import { orderByMeaning } from './order-by-meaning.ts';

const vector = (degrees: number): Float32Array =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const rows = [
  { leadId: 1, likeness: 1.2 },
  { leadId: 2, likeness: 1 },
  { leadId: 3, likeness: 0.9 },
];
const order = (vectors: ReadonlyMap<number, Float32Array>): number[] =>
  orderByMeaning(rows, 9, vectors).map(({ leadId }) => leadId);

test('the story nearest in meaning comes first where all have vectors', () => {
  expect(
    order(
      new Map([
        [9, vector(0)],
        [1, vector(80)],
        [2, vector(80)],
        [3, vector(5)],
      ]),
    ),
  ).toEqual([3, 1, 2]);
});

test('without vectors names and words alone order them', () => {
  expect(order(new Map())).toEqual([1, 2, 3]);
  expect(
    order(
      new Map([
        [1, vector(80)],
        [2, vector(0)],
        [3, vector(0)],
      ]),
    ),
  ).toEqual([1, 2, 3]);
});
