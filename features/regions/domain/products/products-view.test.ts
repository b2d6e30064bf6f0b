import { expect, test } from 'vitest';
import { needsProducts, readProductsView, writeProductsView } from './products-view.ts';

test('a section of industry is in the address, an unknown one is none', () => {
  expect(readProductsView(new URLSearchParams('industry=mining'))).toEqual({ industry: 'mining' });
  expect(readProductsView(new URLSearchParams('industry=farming'))).toEqual({ industry: null });
  expect(writeProductsView({ industry: 'water' }, new URLSearchParams()).toString()).toBe('industry=water');
  expect(writeProductsView({ industry: null }, new URLSearchParams('industry=water')).toString()).toBe('');
});

test.each([
  ['/region/1124665/products', '/region/1124665/products?industry=mining', false],
  ['/region/1124665/products?industry=mining', '/region/1124665/products?industry=water', false],
  ['/region/1124665/products', '/region/1124665/products?asOf=2021-01-01', true],
  ['/region/1124665/products?industry=mining', '/region/1180665/products?industry=mining', true],
])('from %s to %s calls are asked again: %s', (from, to, isAsked) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://svodka.example'));
  expect(needsProducts({ currentUrl: currentUrl!, nextUrl: nextUrl! })).toBe(isAsked);
});
