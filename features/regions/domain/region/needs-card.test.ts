import { expect, test } from 'vitest';
import { needsCard } from './needs-card.ts';

const asksAgain = (from: string, to: string): boolean =>
  needsCard({
    currentUrl: new URL(from, 'https://svodka.example'),
    nextUrl: new URL(to, 'https://svodka.example'),
    defaultShouldRevalidate: true,
  });

test.each([
  ['a choice on the tab', '/ru/regions/1/products', '/ru/regions/1/products?industry=mining', false],
  ['another day', '/ru/regions/1/products', '/ru/regions/1/products?asOf=2021-07-01', true],
  ['another language', '/ru/regions/1/products', '/en/regions/1/products', true],
  ['the same once more', '/ru/regions/1/products', '/ru/regions/1/products', true],
])('the card is asked for again as it must: %s', (_what, from, to, again) => {
  expect(asksAgain(from, to)).toBe(again);
});
