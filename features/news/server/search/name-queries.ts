import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { wordForms } from '../../domain/search/word-forms.ts';

/** What stands behind the number of an object. */
const ObjectRow = z.object({ id: z.int(), name: z.string(), objectType: z.int() });

export type NamedObject = z.output<typeof ObjectRow>;

/** The caller's language, else English, else Russian, else whatever name there is. */
const nameSql = `coalesce(e.names ->> $2::text, e.names ->> 'en', e.names ->> 'ru', (select value from jsonb_each_text(e.names) limit 1), e.key)`;

/** Objects by their numbers, in the caller's language. */
export function listObjects(db: Db, ids: readonly number[], locale: Locale): Promise<NamedObject[]> {
  return db.rows(
    ObjectRow,
    `select e.id, ${nameSql} as name, e.kind::int as "objectType" from entity e where e.id = any($1::int[])`,
    [ids, locale],
  );
}

const NameRow = z.object({ id: z.int(), name: z.string() });

/** Regions, cities and the country by their numbers, in the caller's language; cities are named in Russian and English alone. */
export function listPlaces(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  return db.rows(
    NameRow,
    `select p.yugo_id as id, case $2::text when 'ru' then p.name_short_ru when 'ja' then p.name_ja when 'pt' then p.name_pt when 'es' then p.name_es
                             else coalesce(p.name_short_en, p.name_en) end as name
       from place p where p.yugo_id = any($1::int[])
     union all
     select c.yugo_id, case $2::text when 'ru' then c.name_ru else c.name_en end
       from city c where c.yugo_id = any($1::int[]) and not exists (select from place p where p.yugo_id = c.yugo_id)`,
    [ids, locale],
  );
}

/** Outlets by their numbers. */
export function listSourceNames(db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return db.rows(NameRow, 'select id, name from news_source where id = any($1::int[])', [ids]);
}

const maxNamesakes = 12;

/** Objects one of whose names has all the words of a line, each in any form; those most named up to the clock and the listed ones first. */
export async function listNamesakes(
  db: Db,
  { words, locale, clock }: { words: string; locale: Locale; clock: Date },
): Promise<NamedObject[]> {
  const forms = wordForms(words);
  if (forms.length === 0) return [];
  const keys = forms.map(({ stems }) => stems);
  const conditions = keys.map((_stems, index) => `string_to_array(a.key, ' ') && $${index + 4}::text[]`);
  return db.rows(
    ObjectRow,
    `select e.id, ${nameSql} as name, e.kind::int as "objectType"
       from (select distinct coalesce(x.merged_into, x.id) as entity_id from entity_alias a join entity x on x.id = a.entity_id where ${conditions.join(' and ')}) as named
       join entity e on e.id = named.entity_id and e.is_shown
       left join lateral (select count(distinct news_id) as times from news_item_entity i where i.entity_id = e.id and i.published_at <= $1::timestamptz) as m on true
      order by times desc, e.is_listed desc, e.id
      limit $3::int`,
    [clock, locale, maxNamesakes, ...keys],
  );
}
