import { z } from 'zod';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { nameWords } from '../../domain/registry/name-words.ts';

const Name = z.object({ id: z.int(), language: z.string(), name: z.string() });
const modules = ['features/entities/domain/registry/name-words.ts'];

/** Words of names as they are searched, and the list of all words. */
export const wordsOfNames: Derivation = {
  name: 'words of names',
  columns: ['entity_name.words', 'entity_word.word', 'entity_word.reversed'],
  modules,
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      Name,
      `select n.entity_id as id, n.language, n.name from entity_name n
         join (select distinct entity_id from entity_name where entity_id > $1::int order by entity_id limit $2::int) as page using (entity_id)
        order by n.entity_id`,
      [after ?? 0, most],
    );
    const turn = takeTurns();
    const words: string[] = [];
    for (const { name } of rows) {
      words.push(nameWords(name).join(' '));
      await turn();
    }
    const changed = await tx.run(
      `update entity_name e set words = string_to_array(n.words, ' ')
         from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as n (id, language, name, words)
        where e.entity_id = n.id and e.language = n.language and e.name = n.name and e.words <> string_to_array(n.words, ' ')`,
      [rows.map(({ id }) => id), rows.map(({ language }) => language), rows.map(({ name }) => name), words],
    );
    await tx.run(
      `insert into entity_word (word, reversed) select distinct word, reverse(word) from unnest($1::text[]) as l (line), unnest(string_to_array(line, ' ')) as w (word)
       on conflict (word) do update set reversed = excluded.reversed where entity_word.reversed <> excluded.reversed`,
      [words],
    );
    const ids = new Set(rows.map(({ id }) => id));
    return { next: ids.size < most ? null : String(rows.at(-1)!.id), changed };
  },
};

/** Words that stand in no name any more go. */
export const strayWords: Derivation = {
  name: 'stray words of names',
  columns: ['entity_word.word'],
  modules,
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      z.object({ word: z.string() }),
      'select word from entity_word where word > $1::text order by word limit $2::int',
      [after ?? '', most],
    );
    const changed = await tx.run(
      `delete from entity_word w where word = any($1::text[]) and not exists (select from entity_name n where n.words @> array[w.word])`,
      [rows.map(({ word }) => word)],
    );
    return { next: rows.length < most ? null : rows.at(-1)!.word, changed };
  },
};
