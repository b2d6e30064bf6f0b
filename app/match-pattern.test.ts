import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { findRoute, resolvedRoutes } from './find-route.ts';
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

/** Other spellings of an address: encoded letters, slashes and dots, doubled slashes, a sign before the end. */
function spellingsOf(address: string): string[] {
  const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  const words = address.split('/');
  const inWord = (at: number, spell: (word: string) => string) =>
    words.map((word, index) => (index === at ? spell(word) : word)).join('/');
  return [
    ...words.flatMap((_, at) =>
      at < 2 ? [] : [inWord(at, (word) => word.replace(/^./, encode)), inWord(at, (word) => `/${word}`)],
    ),
    `/${address}`,
    `${address}//`,
    `${address}/_`,
    `${address}/_root`,
    `${address}%2F`,
    `${address}%2fx`,
    `${address}/%20`,
    address.replaceAll(/[a-z]/g, encode),
    address.replace(/(?<!^)\/(?=[^/]*$)/, '%2F'),
  ];
}

test('every other spelling of an address leads the guard and the router to one page', () => {
  const spelled = patterns.flatMap(({ pattern }, at) => {
    const all = addressesOf(pattern).flatMap(spellingsOf);
    // The router reads its whole table for each: of an address two spellings, of the next one two others.
    return [all[(2 * at) % all.length]!, all[(2 * at + 7) % all.length]!];
  });
  expect(spelled.length).toBeGreaterThan(180);
  const differing = spelled.filter((address) => {
    const name = matchRoutes(asRouter, address)?.at(-1)?.route.id;
    return (findRoute(address)?.name ?? 'unknown') !== (name ?? 'unknown');
  });
  expect(differing).toEqual([]);
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
