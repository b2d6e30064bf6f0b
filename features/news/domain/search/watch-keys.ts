import type { AskedPart } from './read-words.ts';
import { shortestPrefix, wordForms } from './word-forms.ts';

/** Longest beginning of a word that is a key; a longer word is found by so much of it. */
const longestPrefix = 12;

const prefixKey = (word: string): string => `<${[...word].slice(0, longestPrefix).join('')}`;
const termKey = (term: string): string => `=${term}`;

/** Keys of one part of a question: an item that has the part has at least one of them. The longest word stands for several. */
export function keysOfPart({ text }: AskedPart): string[] {
  const [longest] = wordForms(text).toSorted((a, b) => b.folded.length - a.folded.length);
  if (longest === undefined) return [];
  const { folded, stems } = longest;
  return [...stems.map(termKey), ...([...folded].length < shortestPrefix ? [] : [prefixKey(folded)])];
}

/** Keys of an item by its terms: each whole, and each of its beginnings that a question may be written with. */
export function keysOfTerms(terms: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const term of terms) {
    keys.add(termKey(term));
    const letters = [...term];
    for (let length = shortestPrefix; length <= Math.min(letters.length, longestPrefix); length++)
      keys.add(`<${letters.slice(0, length).join('')}`);
  }
  return [...keys];
}
