import { expect, test } from 'vitest';
import { growTree } from './grow-tree.ts';
import { layoutTree, placeAround } from './layout-tree.ts';

const part = (root: number, ids: number[], edges: [number, number][] = []) => ({
  root,
  nodes: [root, ...ids].map((id) => ({ id })),
  edges: edges.map(([one, other]) => ({ one, other })),
});

test('opening a node adds its neighbours below it; a cycle is not drawn twice', () => {
  const { nodes, edges } = growTree([
    part(
      1,
      [2, 3],
      [
        [1, 2],
        [1, 3],
      ],
    ),
    part(
      2,
      [1, 4],
      [
        [1, 2],
        [2, 4],
        [2, 2],
      ],
    ),
  ]);
  expect(nodes.map(({ id, parent, depth }) => [id, parent, depth])).toEqual([
    [1, null, 0],
    [2, 1, 1],
    [4, 2, 2],
    [3, 1, 1],
  ]);
  expect(edges).toEqual([
    { one: 1, other: 2 },
    { one: 1, other: 3 },
    { one: 2, other: 4 },
  ]);
});

test('what is hidden goes with its bonds and what it brought; what nobody brought is not drawn', () => {
  const { nodes, edges } = growTree(
    [
      part(
        1,
        [2, 3],
        [
          [1, 2],
          [1, 3],
        ],
      ),
      part(2, [4], [[2, 4]]),
    ],
    new Set([2]),
  );
  expect(nodes.map(({ id }) => id)).toEqual([1, 3]);
  expect(edges).toEqual([{ one: 1, other: 3 }]);
});

test('nodes stand in the box, apart from each other, the bonded nearer than the others, the same twice', () => {
  const ids = Array.from({ length: 30 }, (_, at) => at + 1);
  const edges = ids.slice(1, 10).map((other) => ({ one: 1, other, weight: 5 }));
  const places = layoutTree({ ids, edges });
  const all = [...places.values()];
  for (const { x, y } of all) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
  expect(new Set(all.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(30);
  const far = (id: number) =>
    Math.hypot(places.get(id)!.x - places.get(1)!.x, places.get(id)!.y - places.get(1)!.y);
  const mean = (some: number[]) => some.reduce((sum, id) => sum + far(id), 0) / some.length;
  expect(mean(ids.slice(1, 10))).toBeLessThan(mean(ids.slice(10)));
  expect(layoutTree({ ids, edges })).toEqual(places);
});

test('one node stands in the middle; what was placed before begins where it was', () => {
  expect(layoutTree({ ids: [7], edges: [] }).get(7)).toEqual({ x: 0.5, y: 0.5 });
  expect(placeAround([1, 2], new Map([[2, { x: 0.1, y: 0.9 }]])).get(2)).toEqual({ x: 0.1, y: 0.9 });
});
