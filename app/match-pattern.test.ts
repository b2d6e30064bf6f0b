import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { resolvedRoutes } from './find-route.ts';
import { openMatching } from './match-pattern.ts';

const patterns = resolvedRoutes.map(({ pattern, name }) => ({ pattern, name }));
const find = openMatching(patterns);
const asRouter = patterns.map(({ pattern, name }) => ({ path: pattern, id: name }));

/** Addresses that follow the pattern with every optional part, with none, written large and with a slash behind. */
function addressesOf(pattern: string): string[] {
  const fill = (text: string) => text.replaceAll(/:\w+\??/g, '17').replace('*', 'a/b');
  const full = fill(pattern);
  return [full, fill(pattern.replaceAll(/\/:\w+\?/g, '')), full.toUpperCase(), `${full}/`];
}

test('every address of the product has the page that the router would find', () => {
  const addresses = patterns.flatMap(({ pattern }) => addressesOf(pattern));
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.map((address) => [address, find(address)])).toEqual(
    addresses.map((address) => [address, matchRoutes(asRouter, address)?.at(-1)?.route.id ?? null]),
  );
});

test('a word of its own is found before any word, any word before whatever follows', () => {
  const found = openMatching([
    { pattern: '/a/*', name: 'rest' },
    { pattern: '/a/:id/:mode?', name: 'any' },
    { pattern: '/a/new', name: 'own' },
  ]);
  expect(['/a/new', '/a/7', '/a/7/edit', '/a/7/edit/x', '/a', '/b'].map(found)).toEqual([
    'own',
    'any',
    'any',
    'rest',
    'rest',
    null,
  ]);
});
