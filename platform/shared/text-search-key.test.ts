import { expect, test } from 'vitest';
import { searchKey, searchRank } from './text-search-key.ts';

test('case, ё, accents and odd spaces do not matter, й stays itself', () => {
  expect(searchKey('  Орёл ')).toBe('орел');
  expect(searchKey('São\u00A0Paulo')).toBe('sao paulo');
  expect(searchKey('Алтайский край')).toBe('алтайский край');
});

test('a name that begins so comes before one with such a word, before one that holds it', () => {
  const rank = (name: string, query: string) => searchRank(searchKey(name), searchKey(query));
  expect(rank('Карелия', 'карел')).toBe(3);
  expect(rank('Республика Карелия', 'карел')).toBe(2);
  expect(rank('Прикарелье', 'карел')).toBe(1);
  expect(rank('Москва', 'карел')).toBe(0);
  expect(rank('Число (всего)', ')')).toBe(1);
});
