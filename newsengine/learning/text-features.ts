import { hash32, mixHashes } from '../text/hash.ts';
import type { Token } from '../text/token.ts';

/** Collects hashed features; `add` families are scaled together by `finish`, so that long texts don't shout. */
export interface FeatureBag {
  readonly hashes: number[];
  readonly values: number[];
}

const stemSeed = 101;
const rootSeed = 211;
const markSeed = 307;
const factSeed = 977;

/** An empty bag. */
export function createBag(): FeatureBag {
  return { hashes: [], values: [] };
}

/** Adds a named fact with its own weight, untouched by the length of the text. */
export function addFact(bag: FeatureBag, name: string, value: number): void {
  bag.hashes.push(hashFact(name));
  bag.values.push(value);
}

/** Hash under which a named fact is added. */
export function hashFact(name: string): number {
  return hash32(name, factSeed);
}

/** Adds stems, pairs of stems and word beginnings of a token list, all with one weight that shrinks with length. */
export function addTokens(bag: FeatureBag, tokens: readonly Token[], weight: number, family = 0): void {
  const seen = new Set<number>();
  let before = 0;
  for (const token of tokens) {
    if (token.kind === 'mark') {
      if (/[?!«"|]/.test(token.text)) seen.add(hash32(token.text, markSeed + family));
      continue;
    }
    const stem = token.kind === 'number' ? `#${token.text.length}` : token.stem;
    const id = hash32(stem, stemSeed + family);
    seen.add(id);
    if (stem.length > 5) seen.add(hash32(stem.slice(0, 5), rootSeed + family));
    if (before !== 0) seen.add(mixHashes(before, id));
    before = id;
  }
  const value = weight / Math.sqrt(Math.max(6, seen.size));
  for (const hash of seen) {
    bag.hashes.push(hash);
    bag.values.push(value);
  }
}
