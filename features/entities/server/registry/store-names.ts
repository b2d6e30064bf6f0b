import type { Db } from '#platform/server/db/db.ts';
import { nameWords } from '../../domain/registry/name-words.ts';

/** One name of one entity. */
export interface StoredName {
  id: number;
  language: string;
  name: string;
  isUsual: boolean;
}

const longestName = 500;

/** Adds names and their words; those that are there stay as they are. */
export async function storeNames(db: Db, names: readonly StoredName[]): Promise<void> {
  const kept = names
    .map((name) => ({ ...name, name: name.name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName) }))
    .map((name) => ({ ...name, words: nameWords(name.name) }))
    .filter(({ words }) => words.length > 0);
  if (kept.length === 0) return;
  await db.run(
    `insert into entity_name (entity_id, language, name, is_usual, words)
     select n.id, n.language, n.name,
            n.usual and not exists (select from entity_name o where o.entity_id = n.id and o.language = n.language and o.is_usual),
            string_to_array(n.words, ' ')
       from unnest($1::int[], $2::text[], $3::text[], $4::boolean[], $5::text[]) as n (id, language, name, usual, words)
     on conflict do nothing`,
    [
      kept.map(({ id }) => id),
      kept.map(({ language }) => language),
      kept.map(({ name }) => name),
      kept.map(({ isUsual }) => isUsual),
      kept.map(({ words }) => words.join(' ')),
    ],
  );
  const words = [...new Set(kept.flatMap((name) => name.words))];
  await db.run(
    'insert into entity_word (word, reversed) select word, reverse(word) from unnest($1::text[]) as n (word) on conflict do nothing',
    [words],
  );
}
