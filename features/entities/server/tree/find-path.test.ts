import { expect, test } from 'vitest';
import { findPath } from './find-path.ts';

const bonds: Record<number, number[]> = {
  1: [2, 3, 1],
  2: [1, 4],
  3: [1, 5],
  4: [2, 6],
  5: [3, 6],
  6: [4, 5, 7],
  7: [6, 8],
  8: [7],
  9: [],
};
const ask = async (ids: number[]) => ids.flatMap((of) => (bonds[of] ?? []).map((id) => ({ of, id })));

test('the shortest way is found in a graph with cycles and links of a node to itself', async () => {
  expect(await findPath(1, 6, ask)).toEqual([1, 2, 4, 6]);
  expect(await findPath(1, 7, ask)).toHaveLength(5);
});

test('a node is its own way; what stands apart or too far has none', async () => {
  expect(await findPath(3, 3, ask)).toEqual([3]);
  expect(await findPath(1, 9, ask)).toEqual([]);
  expect(await findPath(1, 8, ask)).toEqual([]);
});
