import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { cutsOf } from '../../domain/registry/one-error.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const Word = z.object({ word: z.string() });

/** Words that begin with what was typed, the shortest first, and those of `whole` that some name has. */
export async function listKnownWords(
  db: Db,
  { typed, whole, most }: { typed: string; whole: readonly string[]; most: number },
): Promise<{ beginning: string[]; known: string[] }> {
  const rows = await db.rows(
    z.object({ word: z.string(), whole: z.boolean() }),
    `(select word, false as whole from entity_word where word like $1::text || '%' order by length(word), word limit $2::int)
     union all
     select word, true from entity_word where word = any($3::text[])`,
    [likeText(typed), most, whole],
  );
  const wordsOf = (isWhole: boolean) => rows.filter((row) => row.whole === isWhole).map(({ word }) => word);
  return { beginning: wordsOf(false), known: wordsOf(true) };
}

/** Words of about the same length of which one piece of every cut is the same: one error from the word at most, and some more. */
export async function listWordsNear(db: Db, word: string): Promise<string[]> {
  const { first, second, third } = cutsOf(word);
  const rows = await db.rows(
    Word,
    `select word from entity_word
      where length(word) = any(array[$7::int - 1, $7::int, $7::int + 1]) and word like $1::text || '%'
        and (word like $3::text || '%' or reversed like $4::text || '%')
     union
     select word from entity_word
      where length(word) = any(array[$7::int - 1, $7::int, $7::int + 1]) and reversed like $2::text || '%'
        and (word like $5::text || '%' or reversed like $6::text || '%')`,
    [...[second, third, first].flatMap((cut) => [cut.begins, cut.endsReversed]).map(likeText), word.length],
  );
  return rows.map((row) => row.word);
}

/** Words are letters and digits alone, but nothing that is typed may mean more than itself. */
function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

const FoundRow = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  matched: z.string(),
  hint: z.string(),
});

/** Entities one of whose names has a word of each group; the shortest name first, of equals who is named most. */
export function listNamedWith(
  db: Db,
  groups: readonly (readonly string[])[],
  { kind, locale, most, day }: { kind: number | null; locale: Locale; most: number; day: string },
): Promise<z.output<typeof FoundRow>[]> {
  const conditions = groups.map((_words, at) => `n.words && $${at + 5}::text[]`);
  return db.rows(
    FoundRow,
    `with named as (
       select coalesce(e.merged_into, e.id) as id, n.name, cardinality(n.words) as words
         from entity_name n join entity e on e.id = n.entity_id
        where ${conditions.join(' and ')} and ($1::int is null or e.kind = $1)
        order by cardinality(n.words), n.entity_id limit 400
     ), best as (select distinct on (id) id, name, words from named order by id, words)
     select e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name, b.name as matched,
            coalesce((select coalesce(s.texts ->> $2::text, s.texts ->> 'en', s.value) from entity_statement s
                       where s.entity_id = e.id and s.field in ('position', 'okved', 'bodyType', 'calling')
                       order by s.field = 'calling', s.starts desc nulls last limit 1), '') as hint
       from best b join entity e on e.id = b.id and e.is_shown
      order by b.words, (select coalesce(sum(d.headlines), 0) from entity_day d where d.entity_id = e.id and d.day <= $4::date) desc, e.id
      limit $3::int`,
    [kind, locale, most, day, ...groups],
  );
}

/** The entity a register knows by a number. */
export function listNumbered(db: Db, value: string, locale: Locale): Promise<z.output<typeof FoundRow>[]> {
  return db.rows(
    FoundRow,
    `select distinct e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name, i.value as matched, i.scheme as hint
       from entity_identifier i join entity g on g.id = i.entity_id join entity e on e.id = coalesce(g.merged_into, g.id)
      where i.value = $1::text and i.scheme in ('inn', 'ogrn', 'lei', 'isin', 'wikidata')`,
    [value, locale],
  );
}
