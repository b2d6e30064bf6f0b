import type { Features } from '../learning/linear-model.ts';
import { addTokens, createBag, hashFact } from '../learning/text-features.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import type { ToneWords } from './tone-words.ts';
import { markToken } from './tone-words.ts';

/** Sums of positive and negative marks: our own words', then the wide lexicon's. */
export interface Sums {
  good: number;
  bad: number;
  wideGood: number;
  wideBad: number;
}

interface Marks {
  readonly words: ToneWords;
  readonly language: LanguageCode;
  readonly own: Float64Array;
  readonly wide: Float64Array;
}

const marked = new WeakMap<readonly Token[], Marks>();

/** The marks of a sentence's tokens, read once for all its windows and names. */
function marksOf(tokens: readonly Token[], language: LanguageCode, words: ToneWords): Marks {
  const known = marked.get(tokens);
  if (known?.words === words && known.language === language) return known;
  const own = new Float64Array(tokens.length);
  const wide = new Float64Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) {
    const mark = markToken(tokens, at, language, words);
    own[at] = mark.own;
    wide[at] = mark.wide;
  }
  const fresh = { words, language, own, wide };
  marked.set(tokens, fresh);
  return fresh;
}

/** Marks of the tokens in [from, to), cut to the sentence. */
export function sumMarks(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: LanguageCode,
  words: ToneWords,
): Sums {
  const sums: Sums = { good: 0, bad: 0, wideGood: 0, wideBad: 0 };
  const marks = marksOf(tokens, language, words);
  for (let at = Math.max(0, from); at < Math.min(tokens.length, to); at += 1) {
    const own = marks.own[at]!;
    const wide = marks.wide[at]!;
    if (own > 0) sums.good += own;
    else sums.bad -= own;
    if (wide > 0) sums.wideGood += wide;
    else sums.wideBad -= wide;
  }
  return sums;
}

/** Hashes of what the sums of one window say: good, bad, wide good, wide bad, and the balance below, at and above nought. */
export function sumHashes(window: string): readonly number[] {
  return ['good', 'bad', 'wide-good', 'wide-bad', 'balance:-1', 'balance:0', 'balance:1'].map((fact) =>
    hashFact(`${window}:${fact}`),
  );
}

/** What the sums of one window say, under the hashes of its name. */
export function addSums(bag: Features, sums: Sums, hashes: readonly number[]): void {
  bag.hashes.push(hashes[0]!, hashes[1]!, hashes[2]!, hashes[3]!);
  bag.values.push(
    0.7 * Math.min(2, sums.good),
    0.7 * Math.min(2, sums.bad),
    0.4 * Math.min(3, sums.wideGood),
    0.4 * Math.min(3, sums.wideBad),
  );
  bag.hashes.push(hashes[5 + Math.sign(sums.good - sums.bad)]!);
  bag.values.push(0.6);
}

const wholeHeadline = sumHashes('all');

/** Features of a whole headline: its words and what the lexicons say of them. */
export function toneFeatures(tokens: readonly Token[], language: LanguageCode, words: ToneWords): Features {
  const bag = createBag();
  addTokens(bag, tokens, 2.5, 9);
  addSums(bag, sumMarks(tokens, 0, tokens.length, language, words), wholeHeadline);
  return bag;
}
