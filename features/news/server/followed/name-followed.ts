import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { liveSql } from '../feed/story-state.ts';
import { listPlaceNames } from '../entities/entity-queries.ts';

/** Something with a number that can be followed. */
export interface Numbered {
  kind: 'rubric' | 'region' | 'story' | 'affair' | 'entity' | 'source';
  id: number;
}

const NameRow = z.object({
  kind: z.enum(['story', 'affair', 'entity', 'source']),
  id: z.int(),
  name: z.string(),
});
const EntityRow = z.object({ id: z.int(), names: z.record(z.string(), z.string()) });

/** Names of subjects in a language, by `kind id`; what is not there has none. A story is named by its lead at the clock, an affair by its largest story's. */
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
         join news_item l on l.id = st.lead_id
        union all
       select 'affair', st.asked, l.title
         from (select distinct on (a.id) a.id as asked, st.lead_id
                 from unnest($4::bigint[]) as a (id)
                 join news_story s on s.id = a.id
                 join news_story living on living.id = coalesce(s.merged_into, s.id)
                 join news_story step on step.id = living.id or step.affair_id = living.affair_id
                 join seen_story_state st on st.story_id = step.id and ${liveSql('$3::timestamptz')}
                order by a.id, st.source_count desc, st.story_id) as st
         join news_item l on l.id = st.lead_id`,
      [of('source'), of('story'), clock, of('affair')],
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
