import { expect, test } from 'vitest';
import { addSum, clearSums, createSumTable, sumsAbove } from './sum-table.ts';

test('sums are those of a map, in the order of first meeting, also for numbers that fall on one slot and past the first size', () => {
  const table = createSumTable(8);
  for (let round = 0; round < 3; round += 1) {
    clearSums(table);
    const map = new Map<number, number>();
    for (let at = 0; at < 60; at += 1) {
      const number = ((at * 8) % 200) - 100;
      addSum(table, number, at / 7);
      map.set(number, (map.get(number) ?? 0) + at / 7);
    }
    const expected = [...map].map(([number, sum]) => ({ number, sum }));
    expect(sumsAbove(table, -1)).toEqual(expected);
    expect(sumsAbove(table, 10)).toEqual(expected.filter(({ sum }) => sum > 10));
  }
});

test('nothing is left of an earlier round', () => {
  const table = createSumTable();
  addSum(table, 5, 1);
  clearSums(table);
  expect(sumsAbove(table, 0)).toEqual([]);
});
