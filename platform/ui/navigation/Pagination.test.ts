import { expect, test } from 'vitest';
import { listPages } from './Pagination.tsx';

test('seven pages are all listed', () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of many, the first, the last and the neighbours', () => {
  expect(listPages(1, 90)).toEqual([1, 2, 3, 4, 5, null, 90]);
  expect(listPages(45, 90)).toEqual([1, null, 44, 45, 46, null, 90]);
  expect(listPages(90, 90)).toEqual([1, null, 86, 87, 88, 89, 90]);
});

test('a gap hides two pages at least', () => {
  for (let page = 1; page <= 20; page += 1) {
    const listed = listPages(page, 20);
    listed.forEach((each, at) => {
      if (each === null) expect(listed[at + 1]! - listed[at - 1]!).toBeGreaterThan(2);
    });
  }
});
