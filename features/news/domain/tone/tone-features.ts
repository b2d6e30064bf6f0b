import type { Features } from '../learning/linear-model.ts';
import { addFact, addTokens, createBag } from '../learning/text-features.ts';
import { hash32 } from '../text/hash.ts';
import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/tokenise.ts';
import type { ToneWords } from './tone-words.ts';
import { markToken } from './tone-words.ts';

interface Sums {
  good: number;
  bad: number;
  wideGood: number;
  wideBad: number;
}

function sumMarks(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: LanguageCode,
  words: ToneWords,
): Sums {
  const sums: Sums = { good: 0, bad: 0, wideGood: 0, wideBad: 0 };
  for (let at = Math.max(0, from); at < Math.min(tokens.length, to); at += 1) {
    const { own, wide } = markToken(tokens, at, language, words);
    if (own > 0) sums.good += own;
    else sums.bad -= own;
    if (wide > 0) sums.wideGood += wide;
    else sums.wideBad -= wide;
  }
  return sums;
}

function addSums(bag: Features, sums: Sums, name: string): void {
  addFact(bag, `${name}:good`, 0.7 * Math.min(2, sums.good));
  addFact(bag, `${name}:bad`, 0.7 * Math.min(2, sums.bad));
  addFact(bag, `${name}:wide-good`, 0.4 * Math.min(3, sums.wideGood));
  addFact(bag, `${name}:wide-bad`, 0.4 * Math.min(3, sums.wideBad));
  const balance = sums.good - sums.bad;
  addFact(bag, `${name}:balance:${Math.sign(balance)}`, 0.6);
}

/** Features of a whole headline: its words and what the lexicons say of them. */
export function toneFeatures(tokens: readonly Token[], language: LanguageCode, words: ToneWords): Features {
  const bag = createBag();
  addTokens(bag, tokens, 2.5, 9);
  addSums(bag, sumMarks(tokens, 0, tokens.length, language, words), 'all');
  return bag;
}

/** Features of a sentence towards one entity at [start, end): words before, after and near it, kept apart. */
export function entityToneFeatures(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: LanguageCode,
  words: ToneWords,
): Features {
  const bag = createBag();
  const first = Math.max(
    0,
    tokens.findIndex((token) => token.end > start),
  );
  const after = tokens.findIndex((token) => token.start >= end);
  const last = after < 0 ? tokens.length : after;
  addTokens(bag, tokens, 1.2, 21);
  addTokens(bag, tokens.slice(Math.max(0, first - 6), first), 1.5, 22);
  addTokens(bag, tokens.slice(last, last + 6), 1.5, 23);
  for (const [name, from, to] of [
    ['before', first - 6, first],
    ['after', last, last + 6],
    ['all', 0, tokens.length],
  ] as const) {
    addSums(bag, sumMarks(tokens, from, to, language, words), name);
  }
  for (const step of [-2, -1, 1, 2]) {
    const near = tokens[step < 0 ? first + step : last + step - 1];
    if (near) {
      bag.hashes.push(hash32(`${step}:${near.stem || near.text}`, 31));
      bag.values.push(0.6);
    }
  }
  addFact(bag, `place:${Math.min(3, Math.floor((first / Math.max(1, tokens.length)) * 4))}`, 0.4);
  return bag;
}
