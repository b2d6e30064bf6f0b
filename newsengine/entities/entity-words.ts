import type { Token } from '../text/token.ts';

/** Stem sequences to the kinds they may be. */
export interface EntityWords {
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** First stem to the longest name it begins, in words: most tokens begin none and cost one look-up. */
  readonly longest: ReadonlyMap<string, number>;
}

/** First word of each key to the length of its longest key, in words. */
export function findLongest(keys: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

/** For each token the list names it begins or continues, as "B:kind" or "I:kind"; longest match first. */
export function markKnownNames(tokens: readonly Token[], words: EntityWords): string[][] {
  const marks: string[][] = tokens.map(() => []);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const longest = words.longest.get(token?.stem || (token?.text ?? '')) ?? 0;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const key = tokens
        .slice(at, at + length)
        .map((token) => token.stem || token.text)
        .join(' ');
      const kinds = words.byKey.get(key);
      if (!kinds) continue;
      for (let step = 0; step < length; step += 1)
        for (const kind of kinds) marks[at + step]?.push(`${step === 0 ? 'B' : 'I'}:${kind}`);
      break;
    }
  }
  return marks;
}
