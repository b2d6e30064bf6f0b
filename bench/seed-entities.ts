import type { Database } from '#platform/server/db/db.ts';

/** A word of some syllables that follows from a number and a salt, in SQL. */
const word = (at: string, salt: number): string => {
  const byte = (place: number): string => `get_byte(decode(md5(${at}::text || ' ${salt}'), 'hex'), ${place})`;
  const syllable = (place: number): string => `s.syllables[1 + ${byte(place)} % 16]`;
  return `${syllable(0)} || ${syllable(1)} || case when ${byte(4)} % 3 > 0 then ${syllable(2)} else '' end || case when ${byte(4)} % 3 > 1 then ${syllable(3)} else '' end`;
};

const atOnce = 50_000;
/** Above the numbers of entities that came as files. */
const firstNumber = 900_000_000;

/**
 * Fills the registry up with entities of ten statements each. The database makes them by itself, the same in every run.
 * So a registry of a million can be asked without the hour that a file of it would take to be made up.
 */
export async function seedEntities(db: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += atOnce)
    await db.transaction(async (tx) => {
      const to = Math.min(count, from + atOnce) - 1;
      await tx.run(
        `create temporary table seeded on commit drop as
         with s as (select array['ба','ве','го','ди','жу','за','ки','ло','му','не','по','ра','си','ту','фе','хо'] as syllables)
         select n, initcap(${word('n', 1)}) || ' ' || initcap(${word('n', 2)}) as name
           from s cross join generate_series($1::int, $2::int) as n`,
        [from, to],
      );
      await tx.run(
        `insert into entity (kind, key, names, source)
         select 1 + (n % 2), 'seeded ' || n, jsonb_build_object('ru', name), 'bench' from seeded`,
      );
      await tx.run(
        `create temporary table numbered on commit drop as
         select e.id, d.n, d.name from seeded d join entity e on e.kind = 1 + (d.n % 2) and e.key = 'seeded ' || d.n`,
      );
      await tx.run(
        `insert into entity_name (entity_id, language, name, is_usual, words)
         select id, 'ru', name, true, string_to_array(lower(name), ' ') from numbered
         union all select id, 'en', 'Seeded ' || n, true, array['seeded', n::text] from numbered`,
      );
      await tx.run(
        `insert into entity_word (word, reversed)
         select distinct w, reverse(w) from numbered, unnest(string_to_array(lower(name), ' ')) as w on conflict do nothing`,
      );
      await tx.run(
        `insert into entity_identifier (scheme, value, entity_id, source)
         select 'wikidata', 'Q' || (${firstNumber} + n), id, 'wikidata_persons' from numbered`,
      );
      await tx.run(
        `insert into entity_statement (entity_id, field, value, other_id, starts, source, known_at)
         select id, case f when 0 then 'born' when 9 then 'member' else 'position' end,
                case f when 0 then (1920 + n % 80)::text when 9 then 'member' else name || ' ' || f end,
                case f when 9 then lag(id, 7) over (partition by f order by id) end,
                case when f between 1 and 8 then '20' || (10 + f) || '-01-01' end, 'wikidata_persons', '2022-07-31'
           from numbered cross join generate_series(0, 9) as f order by id, f`,
      );
    });
}
