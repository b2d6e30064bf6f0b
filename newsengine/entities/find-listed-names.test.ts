import { expect, test } from 'vitest';
import { readHeadline } from '../text/read-headline.ts';
import { findListedNames, prepareNameLists } from './find-listed-names.ts';
import { mentionKey } from './mention-key.ts';

const names: readonly (readonly [string, number, number])[] = [
  ['WHO', 20_000_000, 5],
  ['Bank of England', 20_000_001, 4],
  ['Nature', 20_000_002, 11],
  ['BBC', 20_000_003, 11],
  ['日本銀行', 20_000_004, 4],
  ['Marks', 1_126_000, 3],
];
const lists = prepareNameLists(
  new Map(names.map(([name, id, kind]) => [mentionKey(name), [{ id, kind, key: mentionKey(name) }]])),
  new Set(['george', 'maria']),
);
const find = (title: string, isAboutRussia = false): string[] =>
  findListedNames(readHeadline({ title, language: 'en' }), lists, isAboutRussia).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

test('listed names are found whole, the longest first', () => {
  expect(find('WHO warns as Bank of England cuts rates')).toEqual([
    'international_org: WHO',
    'government: Bank of England',
  ]);
});

test('a word that only looks like a name is none', () => {
  expect(find('Who knew that Nature heals, says BBC')).toEqual(['media: BBC']);
});

test('a first name before a capital is a person, particles and possessives apart', () => {
  expect(find('George Floyd\u2019s family and Maria de Souza speak; George said')).toEqual([
    'person: George Floyd',
    'person: Maria de Souza',
  ]);
});

test('a name inside a run of Japanese is found', () => {
  expect(find('日本銀行総裁が会見')).toEqual(['government: 日本銀行']);
});

test('towns of Russia are looked for only in news about Russia', () => {
  expect(find('Marks rise at school')).toEqual([]);
  expect(find('Fire in Marks, Russia', true)).toEqual(['geography: Marks']);
});
