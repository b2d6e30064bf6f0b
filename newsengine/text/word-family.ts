import type { LanguageCode } from './language-code.ts';
import { englishForms, romanceForms } from './word-family-latin.ts';
import { russianForms } from './word-family-russian.ts';

const cyrillic = /[а-я]/;
const known = new Map<string, ReadonlySet<string>>();
const maxKnown = 20_000;

/**
 * Every form of one folded word, itself among them: cases, numbers, genders and tenses, but no word made from it.
 * "Флойдом" is of «Флойд», "мирный" is not of «мир». Cyrillic words take the Russian rules in any text.
 */
export function formsOfWord(word: string, language: LanguageCode): ReadonlySet<string> {
  const key = `${language} ${word}`;
  let forms = known.get(key);
  if (forms === undefined) {
    if (known.size >= maxKnown) known.clear();
    known.set(key, (forms = makeForms(word, language)));
  }
  return forms;
}

function makeForms(word: string, language: LanguageCode): ReadonlySet<string> {
  if (cyrillic.test(word)) return word.length < 3 ? new Set([word]) : russianForms(word);
  if (language === 'es' || language === 'pt') return romanceForms(word, language);
  return /^[a-z]+$/.test(word) ? englishForms(word) : new Set([word]);
}
