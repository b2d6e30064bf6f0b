import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { listPlaceNames } from '../entities/entity-queries.ts';

/** Something with a number that can be followed. */
export interface Numbered {
  kind: 'rubric' | 'region' | 'story' | 'entity' | 'source';
  id: number;
}

const NameRow = z.object({ kind: z.enum(['story', 'entity', 'source']), id: z.int(), name: z.string() });
const EntityRow = z.object({ id: z.int(), names: z.record(z.string(), z.string()) });

/** Names of subjects in a language, by `kind id`; what is not there has none. A story is named by its lead at the clock. */
export async function nameFollowed(
  db: Db,
  subjects: readonly Numbered[],
  { locale, clock }: { locale: Locale; clock: Date },
): Promise<Map<string, string>> {
  const of = (kind: Numbered['kind']) => subjects.filter((each) => each.kind === kind).map(({ id }) => id);
  const [places, entities, others] = await Promise.all([
    listPlaceNames(db, of('region'), locale),
    db.rows(
      EntityRow,
      'select e.id, k.names from entity e join entity k on k.id = coalesce(e.merged_into, e.id) where e.id = any($1::int[])',
      [of('entity')],
    ),
    db.rows(
      NameRow,
      `select 'source' as kind, id, name from news_source where id = any($1::int[])
        union all
       select 'story', st.story_id, l.title
         from (select distinct on (story_id) story_id, lead_id from seen_story_state
                where story_id = any($2::bigint[]) and from_at <= $3 order by story_id, from_at desc, news_id desc) as st
         join news_item l on l.id = st.lead_id`,
      [of('source'), of('story'), clock],
    ),
  ]);
  const named: [string, string][] = [
    ...places.map(({ yugoId, name }): [string, string] => [`region ${yugoId}`, name]),
    ...entities.map(({ id, names }): [string, string] => [`entity ${id}`, nameOf(names, locale)]),
    ...others.map(({ kind, id, name }): [string, string] => [`${kind} ${id}`, name]),
  ];
  for (const id of of('rubric')) {
    const rubric = findRubric(id, locale);
    if (rubric) named.push([`rubric ${id}`, rubric.name]);
  }
  return new Map(named);
}
