import { expect, test } from 'vitest';
import { differenceHash } from './difference-hash.ts';

const grid = (level: (column: number, row: number) => number) =>
  Array.from({ length: 72 }, (_, at) => level(at % 9, Math.floor(at / 9)));

test('a picture that darkens to the right is all ones, one that brightens all zeros', () => {
  expect(differenceHash(grid((column) => 200 - column * 20))).toBe('1'.repeat(64));
  expect(differenceHash(grid((column) => column * 20))).toBe('0'.repeat(64));
});

test('one point changes at most the two steps beside it', () => {
  const plain = grid((column, row) => column * 20 + row);
  const spotted = plain.with(4, 250);
  const [a, b] = [differenceHash(plain)!, differenceHash(spotted)!];
  expect([...a].filter((bit, at) => bit !== b[at])).toHaveLength(1);
});

test('brightness as a whole does not matter', () => {
  const picture = grid((column, row) => ((column * 7 + row * 13) % 11) * 10);
  expect(differenceHash(picture.map((level) => level + 40))).toBe(differenceHash(picture));
});

test('an even picture can not be told from another', () => {
  expect(differenceHash(grid(() => 128))).toBeNull();
  expect(differenceHash(grid((column) => 128 + column))).toBeNull();
});
