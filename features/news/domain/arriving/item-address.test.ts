import { expect, test } from 'vitest';
import { addressKey, isDateMoved, leadsToPage, mayBeOneArticle } from './item-address.ts';

test('scheme, "www." and the last slash make no other article; path and question do', () => {
  const one = addressKey('https://www.outlet.example/news/1/');
  expect(addressKey('http://outlet.example/news/1')).toBe(one);
  expect(addressKey('https://outlet.example/news/1?page=2')).not.toBe(one);
  expect(addressKey('https://outlet.example/news/12')).not.toBe(one);
});

test('a front page tells no article apart', () => {
  expect(leadsToPage('https://outlet.example/')).toBe(false);
  expect(leadsToPage('https://outlet.example/news')).toBe(true);
});

test('one address counts for three days; a date that moved by a minute is another, one that is the moment of reading none', () => {
  const noon = Date.parse('2020-06-08T12:00:00Z');
  const hour = 3_600_000;
  expect([mayBeOneArticle(noon, noon + 72 * hour), mayBeOneArticle(noon, noon + 73 * hour)]).toEqual([
    true,
    false,
  ]);
  expect(isDateMoved(noon, noon + hour, noon + 9 * hour)).toBe(true);
  expect(isDateMoved(noon, noon + 30_000, noon + 9 * hour)).toBe(false);
  expect(isDateMoved(noon, noon + hour, noon + hour)).toBe(false);
});
