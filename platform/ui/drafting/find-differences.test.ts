import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

test('only what differs is named, with both texts', () => {
  const mine = {
    texts: { ru: { title: 'А', body: 'Б' }, en: { title: 'A', body: 'B' } },
    items: [{ newsId: 1, note: '' }],
  };
  const theirs = {
    texts: { ru: { title: 'А', body: 'В' }, en: { title: 'A', body: 'B' } },
    items: [{ newsId: 1, note: 'why' }],
  };
  expect(findDifferences(mine, theirs)).toEqual([
    { path: ['texts', 'ru', 'body'], mine: 'Б', theirs: 'В' },
    { path: ['items'], mine: '1', theirs: '1 — why' },
  ]);
  expect(findDifferences(mine, structuredClone(mine))).toEqual([]);
});
