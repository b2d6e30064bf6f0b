import { expect, test } from 'vitest';
import { isPastEnd, newsLeft, readableCount } from './feed-limits.ts';

test('of forty items two pages of eighteen leave four, three leave none', () => {
  expect(newsLeft(40, { index: 1, size: 18 })).toBe(4);
  expect(newsLeft(40, { index: 2, size: 18 })).toBe(0);
});

test('the feed ends at ninety pages, whatever is left', () => {
  expect(readableCount(5000, 18)).toBe(1620);
  expect(newsLeft(5000, { index: 89, size: 18 })).toBe(0);
  expect(isPastEnd(5000, { index: 89, size: 18 })).toBe(false);
  expect(isPastEnd(5000, { index: 90, size: 18 })).toBe(true);
});

test('an empty first page is a page; an empty later one is the end', () => {
  expect(isPastEnd(0, { index: 0, size: 18 })).toBe(false);
  expect(isPastEnd(18, { index: 1, size: 18 })).toBe(true);
});
