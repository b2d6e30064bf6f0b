import { expect, test } from 'vitest';
import { readProductsView, writeProductsView } from './products-view.ts';

test('a section of industry is in the address, an unknown one is none', () => {
  expect(readProductsView(new URLSearchParams('industry=mining'))).toEqual({ industry: 'mining' });
  expect(readProductsView(new URLSearchParams('industry=farming'))).toEqual({ industry: null });
  expect(writeProductsView({ industry: 'water' }, new URLSearchParams()).toString()).toBe('industry=water');
  expect(writeProductsView({ industry: null }, new URLSearchParams('industry=water')).toString()).toBe('');
});
