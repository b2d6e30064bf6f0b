import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an item goes to its place, the others keep their order, and the ends hold it', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(items, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveItem(items, 0, -1)).toEqual(items);
  expect(moveItem(items, 3, 9)).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});
