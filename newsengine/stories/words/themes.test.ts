import { expect, test } from 'vitest';
import { readModelFile } from '#newsengine/models/read-models.ts';
import { fold } from '#newsengine/text/fold.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { stem } from '#newsengine/text/stem.ts';
import { prepareThemes, themesOf, themesWithin } from './themes.ts';

const list = readModelFile('themes.tsv').toString('utf8');
const themes = prepareThemes(list);
const names = list.split('\n').slice(1);
const named = (numbers: readonly number[]): string[] =>
  numbers.map((number) => names[number - 1]?.split('\t')[0] ?? '');
const of = (word: string, language: LanguageCode): string[] =>
  named(themesOf(fold(word), stem(fold(word), language), language, themes));

test.each([
  ['ru', 'Скончался', 'похоронах', 'death'],
  ['en', 'jailed', 'sentenced', 'court'],
  ['es', 'sismo', 'temblor', 'quake'],
  ['pt', 'temporal', 'ventania', 'storm'],
] as const)('in %s %s and %s are of one theme', (language, one, two, theme) => {
  expect(of(one, language)).toContain(theme);
  expect(of(two, language)).toContain(theme);
});

test('a word of no theme has none, nor a word of a language without a list', () => {
  expect(of('Тверь', 'ru')).toEqual([]);
  expect(of('jailed', 'other')).toEqual([]);
});

test('Japanese is read for pieces, the longest first', () => {
  const found = themesWithin('台風で橋が流失', themes);
  expect(named(found.themes)).toEqual(expect.arrayContaining(['storm', 'flood']));
  expect(found.words).toContain('流失');
  expect(named(themesWithin('千葉県知事', themes).themes)).toEqual([]);
});

test('every line of the list has a word in each language', () => {
  for (const line of names.filter((each) => each !== '')) {
    const columns = line.split('\t');
    expect(columns, line).toHaveLength(6);
    expect(
      columns.every((column) => column.trim() !== ''),
      line,
    ).toBe(true);
  }
});
