import { expect, test } from 'vitest';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { readNumber } from './number-value.ts';

const valueIn = (text: string, language: LanguageCode): number | undefined => {
  const tokens = tokenise(text, language);
  for (const at of tokens.keys()) {
    const found = readNumber(tokens, at, language);
    if (found) return found.value;
  }
  return undefined;
};

test.each([
  ['заразились 6 млн человек', 'ru', 6e6],
  ['заразились шесть миллионов человек', 'ru', 6e6],
  ['заразились 6 000 000 человек', 'ru', 6e6],
  ['курс 71,2 рубля', 'ru', 71.2],
  ['sold 2,000,000 phones', 'en', 2e6],
  ['sold two million phones', 'en', 2e6],
  ['vende tres millones de móviles', 'es', 3e6],
  ['vende 3.000.000 de móviles', 'es', 3e6],
  ['vende dois milhões de celulares', 'pt', 2e6],
  ['счёт 2:1', 'ru', undefined],
  ['no number here', 'en', undefined],
] as const)('"%s" (%s) counts %s', (text, language, value) => {
  expect(valueIn(text, language)).toBe(value);
});
