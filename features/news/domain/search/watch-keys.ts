import type { AskedPart } from './read-words.ts';
import { shortestPrefix, wordForms } from './word-forms.ts';

/** Longest beginning of a term that is a key; nobody searches by a longer one. */
const longestPrefix = 60;

/** The keys of one word: an item that has any of them has the word. */
export type WordKeys = string[];

/** The words of one part of a question, each by its keys: an item has the part when it has them all, beside one another or not. */
export function keysOfPart({ text, isPhrase }: AskedPart): WordKeys[] {
  return wordForms(text).map(({ folded, stems }) => [
    ...stems.map((stem) => `=${stem}`),
    ...(isPhrase || [...folded].length < shortestPrefix ? [] : [`<${folded}`]),
  ]);
}

/** Keys of an item by its terms: each whole, and each of its beginnings that a question may be written with. */
export function keysOfTerms(terms: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const term of terms) {
    keys.add(`=${term}`);
    const letters = [...term];
    let beginning = letters.slice(0, shortestPrefix - 1).join('');
    for (const letter of letters.slice(shortestPrefix - 1, longestPrefix))
      keys.add(`<${(beginning += letter)}`);
  }
  return keys;
}
