import type { LanguageCode } from '../../text/language-code.ts';
import type { Token } from '../../text/token.ts';
import { isKnownName, termId, type TermWeights } from '../pairs/term-weights.ts';
import { findJapaneseNames } from './japanese-names.ts';

/** Whether a word is written as a name: a capital that no sentence's beginning explains, unless the word is a known name. */
function isName(
  token: Token,
  index: number,
  tokens: readonly Token[],
  isKnown: (token: Token) => boolean,
): boolean {
  if (token.kind !== 'word' || token.text.length < 2) return false;
  const first = token.text.charAt(0);
  if (first === first.toLowerCase()) return false;
  const before = tokens[index - 1];
  const begins = before === undefined || (/^[.!?:«"“”]$/.test(before.text) && before.text !== '«');
  return !begins || isKnown(token);
}

/** Of each token of a text: is it written as a name? Japanese has no capitals, and a text all in capitals tells none. */
export function namesOf(
  text: string,
  tokens: readonly Token[],
  language: LanguageCode,
  weights: TermWeights,
): (at: number) => boolean {
  if (language === 'ja') {
    const spans = findJapaneseNames(text);
    return (at) => {
      const { start = 0, end = 0 } = tokens[at] ?? {};
      return spans.some(([from, to]) => from <= start && end <= to);
    };
  }
  if (isShouted(text)) return () => false;
  const isKnown = knownNames(language, weights);
  return (at) => tokens[at] !== undefined && isName(tokens[at], at, tokens, isKnown);
}

/** Asks the table of names of a word's language. */
function knownNames(language: LanguageCode, weights: TermWeights): (token: Token) => boolean {
  return ({ stem }) => isKnownName(termId(stem, language), weights);
}

/** A text all in capitals, where a capital tells no name. */
function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters !== '' && letters === letters.toUpperCase();
}
