import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { findLongest, type EntityWords } from './entity-words.ts';

/** Names known beforehand, by kind; "first" holds first names, "last" surnames read from headlines. */
export type EntityWordList = Readonly<Record<string, readonly string[]>>;

function add(table: Map<string, string[]>, key: string, kind: string): void {
  const kinds = table.get(key) ?? [];
  if (!kinds.includes(kind)) kinds.push(kind);
  table.set(key, kinds);
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
