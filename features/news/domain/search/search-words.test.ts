import { expect, test } from 'vitest';
import { bucketDays, markKnown } from './day-buckets.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { positionedTerms } from './positioned-terms.ts';
import { isSignsAlone, readWords } from './read-words.ts';
import { searchFilter } from './search-filter.ts';
import { joinQueries, partQuery, phraseQuery } from './terms-query.ts';
import { wordsOfHtml } from './words-of-html.ts';

const finds = (phrase: string, headline: string) =>
  new RegExp(asJs(phrasePattern(phrase)!), 'u').test(headline);

/** JavaScript writes POSIX classes another way; both mean the same here. */
const asJs = (pattern: string) => pattern.replaceAll('[:space:][:punct:]', '\\s!-\\/:-@\\[-`{-~');

test('words, phrases in any quotes, and what a minus excludes', () => {
  expect(readWords('карантин "цены на нефть" -«второй волны» −мэр Нью-Йорк')).toEqual({
    wanted: [
      { text: 'карантин', isPhrase: false },
      { text: 'цены на нефть', isPhrase: true },
      { text: 'Нью-Йорк', isPhrase: false },
    ],
    unwanted: [
      { text: 'второй волны', isPhrase: true },
      { text: 'мэр', isPhrase: false },
    ],
  });
});

test('one word in quotes is a word, an open quote is no phrase, signs are nothing', () => {
  expect(readWords('"карантин" "снят').wanted).toEqual([
    { text: 'карантин', isPhrase: false },
    { text: 'снят', isPhrase: false },
  ]);
  expect(readWords('& | ! () - "').wanted).toEqual([]);
  expect(['&|', '?!', '""', ' - '].map(isSignsAlone)).toEqual([true, true, true, true]);
  expect(['', '   ', '2020', 'да?'].map(isSignsAlone)).toEqual([false, false, false, false]);
});

test('a word is asked for by its stem, from four letters on by its beginning too', () => {
  expect(partQuery({ text: 'мэр' })).toBe("'мэр'");
  expect(partQuery({ text: 'карантину' })).toBe("('карантин' | 'карантину':*)");
});

test('a Latin word is read by English, Spanish and Portuguese rules alike', () => {
  const query = partQuery({ text: 'eleições' })!;
  expect(query).toContain("'eleicoes':*");
  expect(query.match(/'/g)!.length / 2).toBeGreaterThan(2);
});

test('no sign of the query language gets through', () => {
  expect(partQuery({ text: "a'b&c|!(d):*" })).toBe("('a' & 'b' & 'c' & 'd')");
});

test('kanji are asked for in pairs', () => {
  expect(partQuery({ text: '感染者数' })).toBe("('感染' & '染者' & '者数')");
});

test('a phrase of terms with places follows in order, with its weight', () => {
  expect(phraseQuery({ text: 'два мэра' }, 'B')).toBe("('два':B <-> ('мэр':B | 'мэра':*B))");
  expect(joinQueries(["'a'", null, "'b'", "'a'"], 'any')).toBe("('a' | 'b')");
  expect(joinQueries([null], 'all')).toBeNull();
});

test('a phrase is found in any form and case, side by side alone', () => {
  expect(finds('цены на нефть', 'Цена на нефть выросла')).toBe(true);
  expect(finds('цены на нефть', '«Цены на нефть» упали')).toBe(true);
  expect(finds('цены на нефть', 'Цены растут, на нефть спрос')).toBe(false);
  expect(finds('елка зеленая', 'Ёлка зелёная')).toBe(true);
  expect(finds('sao paulo', 'Lockdown in São Paulo')).toBe(true);
  expect(finds('на нефть', 'страна нефть')).toBe(false);
  expect(finds('東京 感染', '東京、感染が拡大')).toBe(true);
});

test('parts of an item have their weights, and no phrase reaches from one into the next', () => {
  expect(
    positionedTerms('ru', [
      { weight: 'A', text: 'Мэр снят' },
      { weight: 'B', text: 'мэр' },
    ]),
  ).toBe("'мэр':1A,13B 'снят':2A");
});

test('words of a text: blocks part them, inline tags do not, entities are read', () => {
  expect(wordsOfHtml('<p>Мос<b>ква</b></p><p>AT&amp;T &#1103;</p>').trim().split(/\s+/)).toEqual([
    'Москва',
    'AT&T',
    'я',
  ]);
});

test('days have no gaps, and become months where they are many', () => {
  const week = bucketDays([
    { day: '2020-06-08', count: 3 },
    { day: '2020-06-06', count: 1 },
  ]);
  expect(week.map(({ from, count }) => [from, count])).toEqual([
    ['2020-06-06', 1],
    ['2020-06-07', 0],
    ['2020-06-08', 3],
  ]);
  const year = bucketDays([
    { day: '2020-01-31', count: 2 },
    { day: '2020-06-08', count: 5 },
  ]);
  expect(year).toHaveLength(6);
  expect(year.at(0)).toEqual({ from: '2020-01-01', to: '2020-01-31', count: 2 });
  expect(year.at(-1)).toEqual({ from: '2020-06-01', to: '2020-06-30', count: 5 });
  expect(bucketDays([])).toEqual([]);
});

test('equal questions are written equally', () => {
  expect(JSON.stringify(searchFilter({ rubrics: [5, 2, 5], words: ' a  b ' }))).toBe(
    JSON.stringify(searchFilter({ words: 'a b', rubrics: [2, 5] })),
  );
});

test('a bar of whose days nothing is known is a gap, one without a find is not', () => {
  const buckets = bucketDays([
    { day: '2020-06-01', count: 2 },
    { day: '2020-06-04', count: 1 },
  ]);
  const known = new Set(['2020-06-01', '2020-06-03', '2020-06-04']);
  expect(markKnown(buckets, known).map(({ isKnown }) => isKnown)).toEqual([true, false, true, true]);
});
