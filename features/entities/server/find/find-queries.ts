import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const Word = z.object({ word: z.string() });

/** Words that begin with what was typed, the shortest first. */
export async function listWordsBeginning(db: Db, typed: string, most: number): Promise<string[]> {
  const rows = await db.rows(
    Word,
    `select word from entity_word where word like $1::text || '%' order by length(word), word limit $2::int`,
    [likeText(typed), most],
  );
  return rows.map(({ word }) => word);
}

/** Words of about the same length that begin or end like one: with one error in it, either half of it is right. */
export async function listWordsHalfway(
  db: Db,
  { begins, endsReversed, length }: { begins: string; endsReversed: string; length: number },
): Promise<string[]> {
  const rows = await db.rows(
    Word,
    `select word from entity_word where word like $1::text || '%' and length(word) between $3::int - 1 and $3::int + 1
     union
     select word from entity_word where reversed like $2::text || '%' and length(word) between $3::int - 1 and $3::int + 1`,
    [likeText(begins), likeText(endsReversed), length],
  );
  return rows.map(({ word }) => word);
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
                       where s.entity_id = e.id and s.field in ('position', 'okved', 'bodyType')
                       order by s.starts desc nulls last limit 1), '') as hint
       from best b join entity e on e.id = b.id
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
