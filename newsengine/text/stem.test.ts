import { expect, test } from 'vitest';
import { cleanHeadline } from './clean-headline.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

test('the cases of a Russian noun and of a surname share one stem', () => {
  expect(
    new Set(['больница', 'больницы', 'больнице', 'больницей'].map((word) => stem(word, 'ru'))).size,
  ).toBe(1);
  expect(new Set(['ефремов', 'ефремова', 'ефремову', 'ефремовым'].map((word) => stem(word, 'ru'))).size).toBe(
    1,
  );
});

test('plural and singular share one stem in English, Spanish and Portuguese', () => {
  expect(stem('companies', 'en')).toBe(stem('company', 'en'));
  expect(stem('gobiernos', 'es')).toBe(stem('gobierno', 'es'));
  expect(stem('eleicoes', 'pt')).toBe(stem('eleicao', 'pt'));
});

test('Japanese is cut into kanji pairs and whole katakana words, with offsets into the text', () => {
  const text = '東京都でコロナ';
  expect(tokenise(text, 'ja').map((token) => text.slice(token.start, token.end))).toEqual([
    '東京',
    '京都',
    'コロナ',
  ]);
});

test('an outlet at the end of a headline goes, a dash inside it stays', () => {
  expect(cleanHeadline('Рынок растёт третий день подряд - Авто Mail.ru')).toBe(
    'Рынок растёт третий день подряд',
  );
  expect(cleanHeadline('Швеция — Россия: все голы матча')).toBe('Швеция — Россия: все голы матча');
});
