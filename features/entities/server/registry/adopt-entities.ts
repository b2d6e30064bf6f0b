import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';
import { nominativeLook } from '#newsengine/entities/mention-form.ts';
import { readName, storeNames } from './store-names.ts';

const Unnamed = z.object({ id: z.int(), isSure: z.boolean(), names: z.record(z.string(), z.string()) });
const atOnce = 300;
const spoken = new Set(['ru', 'en', 'ja', 'pt', 'es']);

/**
 * Gives the registry the names of what the news know and it does not. Those are entries of their lists, and names of more
 * than one headline. What few headlines name needs a form that may be the nominative. Returns how many.
 */
export async function nameEntities(db: Db): Promise<number> {
  let after = 0;
  let named = 0;
  for (;;) {
    const rows = await db.rows(
      Unnamed,
      `select e.id, e.is_listed or exists (select from news_item_entity m where m.entity_id = e.id offset 4) as "isSure", e.names from entity e
        where e.id > $1::int and e.is_shown and not exists (select from entity_name n where n.entity_id = e.id)
          and (e.is_listed or exists (select from news_item_entity m where m.entity_id = e.id offset 1))
        order by e.id limit $2::int`,
      [after, atOnce],
    );
    if (rows.length === 0) return named;
    const fit = rows.filter(({ isSure, names }) => isSure || isNominative(names['ru'] ?? ''));
    await storeNames(
      db,
      fit.flatMap(({ id, names }) =>
        Object.entries(names).flatMap(([language, name]) => {
          const read = readName(name);
          const isUsual = spoken.has(language);
          return read === null
            ? []
            : [{ id, ...read, language: isUsual ? language : '', isUsual, isFresh: false }];
        }),
      ),
    );
    named += fit.length;
    after = rows.at(-1)!.id;
    await nextTick();
  }
}

/** May a name be in the nominative, by its endings? «Роналду» never looks so: what many headlines name is not asked. */
function isNominative(name: string): boolean {
  return nominativeLook(name) > 0;
}

/** Numbers that the news' lists carry, so that other sets find these entities by them. */
export async function adoptIdentifiers(db: Db): Promise<void> {
  await db.run(
    `insert into entity_identifier (scheme, value, entity_id, source)
     select 'yugo', id::text, id, 'svodka_gazetteer' from entity where kind = 3 and id < 10000000
     union all select 'iso3', facts ->> 'iso3', id, 'svodka_gazetteer' from entity where kind = 3 and facts ? 'iso3'
     union all select 'iso3', 'RUS', 1180665, 'svodka_gazetteer' where exists (select from entity where id = 1180665)
     union all select 'inn', facts ->> 'inn', id, 'rosstat_accounts_2016' from entity where kind = 1 and facts ->> 'inn' ~ '^(\\d{10}|\\d{12})$'
     on conflict do nothing`,
  );
}

/**
 * One company under two names of the lists is one. Its name in the register may be another name of exactly one company
 * that was listed by hand. Then the register's entry counts for that one. Kept as a merge, so that an editor may undo
 * it.
 */
export async function joinListedTwins(db: Db): Promise<void> {
  await db.run(
    `with hand as materialized (
       select n.name, n.entity_id from entity e join entity_name n on n.entity_id = e.id
        where e.kind = 1 and e.source = 'data/news/gazetteers/entities.csv' and e.merged_into is null
          and not exists (select from entity_identifier x where x.entity_id = e.id and x.scheme = 'inn')
     ), registered as materialized (
       select n.name, n.entity_id from entity e join entity_identifier i on i.entity_id = e.id and i.scheme = 'inn'
         join entity_name n on n.entity_id = e.id and n.is_usual and n.language = 'ru'
        where e.kind = 1 and e.merged_into is null
          and not exists (select from entity_merge m where m.gone_id = e.id)
          and not exists (select from entity o where o.merged_into = e.id)
     ), twin as (
       select r.entity_id as gone, min(h.entity_id) as kept
         from registered r join hand h on h.name = r.name and h.entity_id <> r.entity_id
        group by r.entity_id having count(distinct h.entity_id) = 1
     ), noted as (
       insert into entity_merge (gone_id, kept_id, reason) select gone, kept, 'listed' from twin
     )
     update entity e set merged_into = twin.kept from twin where e.id = twin.gone`,
  );
}
