import { expect, test } from 'vitest';
import { tellTree } from './tell-tree.ts';

const nodes = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
const edge = (one: number, other: number, headlines = 1) => ({ one, other, headlines, expected: 0.5 });

test('nearest is who shares most headlines with the root; entries of registers alone are counted apart', () => {
  const told = tellTree(nodes, [edge(1, 2, 3), edge(1, 3, 7), edge(2, 3, 20), edge(1, 4, 0)]);
  expect(told.nearest).toMatchObject({ node: { id: 3 }, headlines: 7, expected: 0.5 });
  expect(told.registers).toBe(1);
});

test('the cut is who holds most others: 4 and 5 hang on 3, 6 hangs on 4 too, 2 has a way around', () => {
  const ring = [edge(1, 2), edge(2, 3), edge(1, 3)];
  expect(tellTree(nodes, [...ring, edge(3, 4), edge(3, 5), edge(4, 6)]).cut).toEqual({
    node: { id: 3 },
    falls: 3,
  });
  expect(tellTree(nodes, ring).cut).toBeNull();
});

test('a root alone has neither', () => {
  expect(tellTree(nodes.slice(0, 1), [])).toEqual({ nearest: null, registers: 0, cut: null });
});
