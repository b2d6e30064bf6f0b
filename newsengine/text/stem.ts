import type { LanguageCode } from './language-code.ts';
import { stemEnglish } from './stem-english.ts';
import { stemRomance } from './stem-romance.ts';
import { stemRussian } from './stem-russian.ts';

const cyrillic = /[а-я]/;
const cacheLimit = 200_000;
const caches = new Map<LanguageCode, Map<string, string>>();

function stemFresh(word: string, language: LanguageCode): string {
  if (cyrillic.test(word)) return stemRussian(word);
  if (language === 'es' || language === 'pt') return stemRomance(word, language);
  return stemEnglish(word);
}

/** Stem of a folded word; Cyrillic words take the Russian rules in any text. Cached, since news repeat their words. */
export function stem(word: string, language: LanguageCode): string {
  let cache = caches.get(language);
  if (!cache || cache.size > cacheLimit) {
    cache = new Map();
    caches.set(language, cache);
  }
  const known = cache.get(word);
  if (known !== undefined) return known;
  const fresh = stemFresh(word, language);
  cache.set(word, fresh);
  return fresh;
}
