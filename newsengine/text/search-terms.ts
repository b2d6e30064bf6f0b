import { toLanguageCode } from './language-code.ts';
import { tokenise } from './tokenise.ts';
import type { Token } from './token.ts';

const shortestPrefix = 4;

/** The distinct stems by which a headline is found; parts of a hyphenated word count too. No term contains a space. */
export function searchTerms(title: string, language: string): string[] {
  return [...new Set(wordsOf(title, language).map(({ stem }) => stem))];
}

/**
 * The words of a question as a tsquery over `searchTerms`: all must be there, each in any of its forms. From four
 * letters on the beginning of a word is enough. Null when there is no word in it.
 */
export function searchQuery(text: string, language: string): string | null {
  const words = wordsOf(text, language).map(({ stem, folded }) =>
    folded.length < shortestPrefix ? `'${stem}'` : `('${stem}' | '${folded}':*)`,
  );
  return words.length === 0 ? null : [...new Set(words)].join(' & ');
}

/** Letters and digits only, so that a term can stand inside quotes of a tsquery. */
function wordsOf(text: string, language: string): Token[] {
  const whole = tokenise(text, toLanguageCode(language));
  const parts = whole.flatMap((token) =>
    /[^\p{L}\p{M}\p{N}]/u.test(token.folded) ? splitToken(token, language) : [token],
  );
  return parts.filter(({ stem }) => /^[\p{L}\p{M}\p{N}]+$/u.test(stem));
}

function splitToken({ text, kind }: Token, language: string): readonly Token[] {
  if (kind === 'mark') return [];
  return tokenise(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), toLanguageCode(language));
}

/** The terms that say what a headline is about: stems of four letters and more, and numbers of three digits and more. */
export function telltaleTerms(title: string, language: string): string[] {
  return searchTerms(title, language).filter(
    (term) => term.length >= (/^\p{N}+$/u.test(term) ? 3 : 4) || /[\u3040-\u30ff\u3400-\u9fff]/.test(term),
  );
}
