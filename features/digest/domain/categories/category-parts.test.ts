import { expect, test } from 'vitest';
import { anyOfKeywords, tidyKeywords } from './category-parts.ts';

test('a keyword is kept without quotes, a minus and doubled blanks, and once however it is written', () => {
  expect(tidyKeywords(['  цена   на  нефть ', '«Нефть»', 'нефть', '-бензин', '—', ''])).toEqual([
    'цена на нефть',
    'нефть',
    'бензин',
  ]);
});

test('any keyword is enough, and several words stand side by side', () => {
  expect(anyOfKeywords(['нефть', 'цена на газ'])).toBe('"нефть" "цена на газ"');
  expect(anyOfKeywords([])).toBe('');
});
