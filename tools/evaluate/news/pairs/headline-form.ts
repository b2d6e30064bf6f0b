import { fold } from '#newsengine/text/fold.ts';
import { hash32 } from '#newsengine/text/hash.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import type { Token } from '#newsengine/text/token.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { ignoredShare, isName, isShouted, knownNames, stemsOf } from '#newsengine/stories/story-text.ts';
import type { TermVector } from '#newsengine/stories/term-vector.ts';
import { toVector } from '#newsengine/stories/term-vector.ts';
import type { TermWeights } from '#newsengine/stories/term-weights.ts';
import { rarityOf, termId } from '#newsengine/stories/term-weights.ts';

/** How a headline is put together, beyond which words it has. */
export interface HeadlineForm {
  /** One bit a hashed run of three letters. */
  readonly letters: Int32Array;
  readonly letterRuns: number;
  /** Terms in reading order, common words left out. */
  readonly order: readonly number[];
  /** The name that follows a word or preposition, both hashed: "в Омске" and "в Томске" fill one place with two names. */
  readonly places: ReadonlyMap<number, number>;
  /** Beginnings of words with a Russian verb's ending. */
  readonly verbs: TermVector;
}

const letterWords = 32;
/** A headline has some twelve terms; longer ones are compared by their beginning. */
const longestOrder = 24;
const verbEnding = /(?:ла|ло|ли|л|ет|ит|ют|ут|ят|ат|ть|лся|лась|лось|лись|тся|ться)$/;

function isVerb({ kind, folded }: Token): boolean {
  return kind === 'word' && folded.length > 3 && verbEnding.test(folded);
}

/** How many bits of 32 are set. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The runs of three letters of a folded headline, spaces counted as letters. */
function readLetters(folded: string): Int32Array {
  const letters = new Int32Array(letterWords);
  const text = ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  for (let at = 0; at + 2 < text.length; at += 1) {
    const code = text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2);
    const run = Math.imul(code, 0x9e3779b1) >>> 22;
    letters[run >>> 5] = (letters[run >>> 5] ?? 0) | (1 << (run & 31));
  }
  return letters;
}

/** Reads a cleaned headline, its words chosen as story texts choose theirs. */
export function readForm(headline: string, language: LanguageCode, weights: TermWeights): HeadlineForm {
  const order: number[] = [];
  const places = new Map<number, number>();
  const verbs = new Map<number, number>();
  const tokens = tokenise(headline, language);
  const shouted = isShouted(headline);
  const isKnown = knownNames(language, weights);
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    const named = !shouted && isName(token, index, tokens, isKnown);
    for (const stem of stemsOf(token, language)) {
      const id = termId(stem, language);
      const rarity = rarityOf(id, weights);
      if (rarity < ignoredShare && !named) continue;
      order.push(id);
      if (!named && isVerb(token)) verbs.set(language === 'ja' ? id : hash32(stem.slice(0, 5), 97), rarity);
    }
    const lead = tokens[index - 1];
    if (named && lead?.kind === 'word') places.set(hash32(lead.stem), hash32(token.stem.slice(0, 5)));
  }
  const letters = readLetters(fold(headline));
  const letterRuns = letters.reduce((sum, word) => sum + countBits(word), 0);
  return { letters, letterRuns, order: order.slice(0, longestOrder), places, verbs: toVector(verbs) };
}
