import { tokenise } from '../text/tokenise.ts';
import { nameStem } from './mention-form.ts';

/** Of a stem made by other rules at least so much stands in the word it was made of. */
const leastShare = 0.6;
const leastLetters = 3;

/**
 * A key as today's rules make it of the same words. Each stem that stands in none of the names becomes the stem of the
 * word it was made of. What was added to tell namesakes apart stays, and so does the order.
 */
export function renewKey(key: string, names: readonly string[]): string {
  const words = new Map<string, string>();
  for (const name of names)
    for (const { kind, folded } of tokenise(name, 'ru'))
      if (kind !== 'mark') words.set(folded, nameStem(folded));
  const stems = new Set(words.values());
  return key
    .split(' ')
    .map((stem) => (stems.has(stem) ? stem : (words.get(wordOf(stem, [...words.keys()])) ?? stem)))
    .join(' ');
}

/** The word a stem was made of: it shares the longest beginning; '' where none does. */
function wordOf(stem: string, words: readonly string[]): string {
  let best = '';
  let most = Math.max(leastLetters, leastShare * stem.length) - 1;
  for (const word of words) {
    const shared = sharedLength(stem, word);
    if (shared <= most && !(shared === most && best !== '' && word.length < best.length)) continue;
    most = shared;
    best = word;
  }
  return best;
}

function sharedLength(one: string, two: string): number {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length += 1;
  return length;
}
