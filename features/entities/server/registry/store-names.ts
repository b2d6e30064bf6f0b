import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import type { Db } from '#platform/server/db/db.ts';
import { nameWords } from '../../domain/registry/name-words.ts';

/** One name of one entity with its words; `isFresh` = the entity is new, nothing stands of it yet. */
export interface StoredName {
  id: number;
  language: string;
  name: string;
  isUsual: boolean;
  words: readonly string[];
  isFresh: boolean;
}

const longestName = 500;

/** A name as it is kept, with its words; null where no word is in it. */
export function readName(name: string): Pick<StoredName, 'name' | 'words'> | null {
  const kept = name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName);
  const words = nameWords(kept);
  return words.length === 0 ? null : { name: kept, words };
}

/** Adds names and their words; those that are there stay as they are. `known` = words that stand there already. */
export async function storeNames(
  db: Db,
  names: readonly StoredName[],
  known = new Set<string>(),
): Promise<void> {
  if (names.length === 0) return;
  const rows = bulkRows([
    ['id', 'int', names.map(({ id }) => id)],
    ['language', 'text', names.map(({ language }) => language)],
    ['name', 'text', names.map(({ name }) => name)],
    ['usual', 'boolean', names.map(({ isUsual }) => isUsual)],
    ['fresh', 'boolean', names.map(({ isFresh }) => isFresh)],
    ['words', 'text', names.map(({ words }) => words.join(' '))],
  ]);
  await db.run(
    `insert into entity_name (entity_id, language, name, is_usual, words)
     select n.id, n.language, n.name,
            n.usual and (n.fresh or not exists (select from entity_name o where o.entity_id = n.id and o.language = n.language and o.is_usual)),
            string_to_array(n.words, ' ')
       from ${rows.table}
     on conflict do nothing`,
    rows.values,
  );
  const words = [...new Set(names.flatMap((name) => name.words))].filter((word) => !known.has(word));
  if (words.length === 0) return;
  await db.run(
    'insert into entity_word (word, reversed) select word, reverse(word) from unnest($1::text[]) as n (word) on conflict do nothing',
    [words],
  );
  for (const word of words) known.add(word);
}
