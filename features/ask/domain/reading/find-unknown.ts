import type { Match } from '../words/match-words.ts';
import { isCue } from './cues.ts';

/** Words that mean nothing to us, and what they do to the answer. */
export interface Unknown {
  words: string[];
  /** A word stands where a place is named. */
  isPlace: boolean;
  /** A word stands beside the indicator and narrows it. */
  narrows: boolean;
}

const shortest = 3;

/** Finds what was not understood. `used` are the places of the matches that name the indicator. */
export function findUnknown(matches: readonly Match[], used: ReadonlySet<number>): Unknown {
  const at = matches.flatMap(({ senses, text, number, day }, index) =>
    senses.length === 0 && number === null && day === null && /\p{L}/u.test(text) && isLong(text)
      ? [index]
      : [],
  );
  const isGlue = (match: Match | undefined): boolean => isCue(match, 'glue', 'between', 'years');
  const beside = (index: number, step: -1 | 1): number => {
    let next = index + step;
    // «paro» is a word for unemployment and, cut short, a little word too.
    while (isGlue(matches[next]) && !used.has(next)) next += step;
    return next;
  };
  return {
    words: at.map((index) => matches[index]!.text),
    isPlace: at.some((index) => index > 0 && matches[index]!.isCapital),
    narrows: at.some((index) => used.has(beside(index, -1)) || used.has(beside(index, 1))),
  };
}

/** Little words are no nouns; a sign of Han is a word by itself. */
function isLong(text: string): boolean {
  return text.length >= shortest || /\p{Script=Han}|\p{Script=Katakana}{2}/u.test(text);
}
