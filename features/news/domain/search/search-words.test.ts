import { expect, test } from 'vitest';
import { bucketDays, markKnown } from './day-buckets.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { positionedTerms } from './positioned-terms.ts';
import { isSignsAlone, readWords } from './read-words.ts';
import { searchFilter } from './search-filter.ts';
import { joinQueries, partQuery, phraseQuery } from './terms-query.ts';
import { wordsOfHtml } from './words-of-html.ts';

const finds = (phrase: string, headline: string) =>
  new RegExp(asJs(phrasePattern({ text: phrase })!), 'u').test(headline);

/** JavaScript writes POSIX classes another way; both mean the same here. */
const asJs = (pattern: string) => pattern.replaceAll('[:space:][:punct:]', '\\s!-\\/:-@\\[-`{-~');

const word = (text: string) => ({ text, isPhrase: false });
const phrase = (text: string) => ({ text, isPhrase: true });

test('words, phrases in any quotes, and what a minus excludes', () => {
  expect(readWords('карантин "цены на нефть" -«второй волны» −мэр Нью-Йорк')).toEqual({
    wanted: [word('карантин'), phrase('цены на нефть'), word('Нью-Йорк')],
    groups: [],
    unwanted: [phrase('второй волны'), phrase('мэр')],
    ignored: [],
  });
});

test('OR between words makes one of them enough, in any language of the interface; AND says nothing new', () => {
  for (const or of ['OR', 'ИЛИ', 'OU', 'または', '|'])
    expect(readWords(`врач ${or} "скорая помощь" ${or} медик Тверь`)).toMatchObject({
      wanted: [word('Тверь')],
      groups: [[word('врач'), phrase('скорая помощь'), word('медик')]],
      ignored: [],
    });
  expect(readWords('врач AND медик')).toMatchObject({ wanted: [word('врач'), word('медик')], ignored: [] });
  expect(readWords('врач or медик').wanted).toHaveLength(3);
});

test('what asks for nothing is told: signs, a quote that is not closed, OR beside nothing, brackets', () => {
  const ignored = (line: string) => readWords(line).ignored;
  expect(ignored('карантин ** "снят')).toEqual(['**', '"']);
  expect(ignored('OR врач ИЛИ')).toEqual(['OR', 'OR']);
  expect(ignored('(врач OR медик) Тверь')).toEqual(['(', ')']);
  expect(ignored('карантин -мэр "цены на нефть"')).toEqual([]);
});

test('a name with its number is one however it is joined; signs of a name belong to it', () => {
  for (const typed of ['COVID19', 'COVID-19', 'ＣＯＶＩＤ‑19'])
    expect(readWords(typed).groups).toEqual([[word('COVID19'), phrase('COVID 19')]]);
  expect(finds('COVID 19', 'Нет COVID-19')).toBe(true);
  expect(readWords('C++').wanted).toEqual([{ ...phrase('C++'), isLiteral: true }]);
  const pattern = new RegExp(asJs(phrasePattern({ text: 'C++', isLiteral: true })!), 'u');
  expect(
    ['Learn C++ now', 'c++', 'Comet C/2022 E3', 'Vitamin C'].map((title) => pattern.test(title)),
  ).toEqual([true, true, false, false]);
});

test('stress marks, soft hyphens and zero-width signs are not there', () => {
  expect(readWords('за\u0301мок каран\u00adтин \u200bмэр').wanted).toEqual(
    ['замок', 'карантин', 'мэр'].map(word),
  );
});

test('a word in quotes is taken in its forms alone, signs are nothing', () => {
  expect(readWords('"карантин" снят').wanted).toEqual([phrase('карантин'), word('снят')]);
  expect(finds('карантин', 'О карантине')).toBe(true);
  expect(finds('банк', 'Банкет в банкирском доме')).toBe(false);
  expect(readWords('& | ! () - "').wanted).toEqual([]);
  expect(['&|', '?!', '""', ' - '].map(isSignsAlone)).toEqual([true, true, true, true]);
  expect(['', '   ', '2020', 'да?'].map(isSignsAlone)).toEqual([false, false, false, false]);
});

test('a word is asked for by its stem, from four letters on by its beginning too', () => {
  expect(partQuery({ text: 'мэр', isPhrase: false })).toBe("'мэр'");
  expect(partQuery({ text: 'карантину', isPhrase: false })).toBe("('карантин' | 'карантину':*)");
});

test('a Latin word is read by English, Spanish and Portuguese rules alike', () => {
  const query = partQuery({ text: 'eleições', isPhrase: false })!;
  expect(query).toContain("'eleicoes':*");
  expect(query.match(/'/g)!.length / 2).toBeGreaterThan(2);
});

test('no sign of the query language gets through', () => {
  expect(partQuery({ text: "a'b&c|!(d):*", isPhrase: false })).toBe("('a' & 'b' & 'c' & 'd')");
});

test('kanji are asked for in pairs', () => {
  expect(partQuery({ text: '感染者数', isPhrase: false })).toBe("('感染' & '染者' & '者数')");
});

test('a phrase of terms with places follows in order, with its weight', () => {
  expect(phraseQuery({ text: 'два мэра', isPhrase: true }, 'B')).toBe("('два':B <-> 'мэр':B)");
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
