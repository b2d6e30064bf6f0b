import { expect, test } from 'vitest';
import { loadAgainFor } from './load-again.ts';

test.each([
  ['/regions/77/products', '/regions/77/products?industry=mining', false],
  ['/regions/77/products?industry=mining', '/regions/77/products?industry=water', false],
  ['/regions/77/products', '/regions/77/products?asOf=2021-01-01', true],
  ['/regions/77/products', '/regions/78/products', true],
  ['/regions/77/products', '/regions/77/products?okved=29', true],
  ['/regions/77/products?okved=29', '/regions/77/products', true],
])('from %s to %s the data are asked for again: %s', (from, to, isAsked) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://svodka.test'));
  expect(loadAgainFor('okved')({ currentUrl: currentUrl!, nextUrl: nextUrl! })).toBe(isAsked);
});

test('whoever asks for the same address again gets it: the button of a failed tile, a renewal', () => {
  const url = new URL('https://svodka.test/ru/regions/77/finance?view=all');
  expect(loadAgainFor()({ currentUrl: url, nextUrl: new URL(url) })).toBe(true);
});
