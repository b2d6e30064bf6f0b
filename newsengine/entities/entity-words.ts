import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Token } from '../text/token.ts';

/** Names known beforehand, by kind; "first" holds first names, "last" surnames read from headlines. */
export type EntityWordList = Readonly<Record<string, readonly string[]>>;

/** Stem sequences to the kinds they may be. */
export interface EntityWords {
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** First stem to the longest name it begins, in words: most tokens begin none and cost one look-up. */
  readonly longest: ReadonlyMap<string, number>;
}

function add(table: Map<string, string[]>, key: string, kind: string): void {
  const kinds = table.get(key) ?? [];
  if (!kinds.includes(kind)) kinds.push(kind);
  table.set(key, kinds);
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

/** Prepares the shipped lists; `geography` are stem keys of the place gazetteer. */
export function prepareEntityWords(list: EntityWordList, geography: Iterable<string>): EntityWords {
  const table = new Map<string, string[]>();
  for (const [kind, names] of Object.entries(list)) {
    for (const name of names) {
      if (kind === 'last') add(table, name, kind);
      else
        add(
          table,
          tokenise(name, 'ru')
            .map((token) => token.stem || token.text)
            .join(' ') || stem(fold(name), 'ru'),
          kind,
        );
    }
  }
  for (const key of geography) add(table, key, 'geography');
  return { byKey: table, longest: findLongest(table.keys()) };
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
