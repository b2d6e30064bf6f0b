import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveSql } from '../feed/story-state.ts';

const SimilarRow = z.object({
  storyId: z.int(),
  leadId: z.int(),
  likeness: z.number(),
  title: z.string(),
  language: z.string(),
  itemCount: z.int(),
  sourceCount: z.int(),
  firstAt: z.date(),
  latestAt: z.date(),
  shared: z.array(z.record(z.string(), z.string())),
});

/** A story like another; `shared` are names by language of what both name, `likeness` the weight of what they share. */
export type SimilarRow = z.output<typeof SimilarRow>;

/** Which stories are meant: those around a story that name its entities or share its words. */
export interface SimilarWanted {
  storyId: number;
  entityIds: readonly number[];
  /** Telltale stems of the lead headline. */
  terms: readonly string[];
  language: string;
  from: Date;
  until: Date;
  clock: Date;
  most: number;
}

const dayMs = 86_400_000;
/** Mentions and headlines that are looked at: a name of every day must not cost more than this. */
const maxFeatures = 3000;

// The lateral subqueries end in `limit`, so that each row is found by its index however many news there are.
const sql = `
  with mention as materialized (
    select news_id, entity_id from news_item_entity
     where entity_id = any($5::int[]) and published_at between $3 and $4
     order by published_at desc limit ${maxFeatures}
  ), worded as materialized (
    select n.story_id, n.search_terms from seen_news n
     where n.search_terms @@ $7::tsquery and n.language = $8 and n.published_at between $3 and $4
     limit ${maxFeatures}
  ), feature as (
    select distinct n.story_id, 'e' || m.entity_id as feature, m.entity_id
      from mention m, lateral (select story_id from seen_news where id = m.news_id limit 1) as n
     where n.story_id <> $1
     union all
    select distinct w.story_id, 'w' || term, null::int
      from worded w, unnest(tsvector_to_array(w.search_terms)) as term
     where term = any($6::text[]) and w.story_id <> $1
  ), weight as (
    select feature, (case when min(entity_id) is null then 0.5 else 1 end) / (1 + ln(count(*))) as weight from feature group by feature
  ), likeness as (
    select f.story_id, sum(w.weight) as likeness, array_remove(array_agg(f.entity_id order by w.weight desc), null) as entities
      from feature f join weight w on w.feature = f.feature
     group by f.story_id having sum(w.weight) > 0.5 and (count(f.entity_id) > 0 or count(*) > 1)
     order by likeness desc, f.story_id limit 3 * $9::int
  )
  select st.story_id as "storyId", st.lead_id as "leadId", l.likeness::float8 as likeness, n.title, n.language, st.item_count as "itemCount", st.source_count as "sourceCount",
         st.first_at as "firstAt", st.from_at as "latestAt",
         (select coalesce(jsonb_agg(e.names order by shared.place), '[]')
            from unnest(l.entities[1:3]) with ordinality as shared (id, place) join entity e on e.id = shared.id and e.is_shown) as shared
    from likeness l,
         lateral (select st.* from seen_story_state st
                   where st.story_id = l.story_id and ${liveSql('$2::timestamptz')}
                   order by st.from_at desc, st.news_id desc limit 1) as st
    join news_item n on n.id = st.lead_id
   order by l.likeness desc, st.rank desc
   limit $9::int`;

/**
 * Other stories of three days before to three days after, as they stood at the clock. A shared entity or word counts
 * the less the more stories of these days have it, and a word half of an entity. One common word alone, however rare,
 * is not enough.
 */
export function listSimilarStories(db: Db, wanted: SimilarWanted): Promise<SimilarRow[]> {
  const { entityIds, terms } = wanted;
  if (entityIds.length + terms.length === 0) return Promise.resolve([]);
  return db.rows(SimilarRow, sql, [
    wanted.storyId,
    wanted.clock,
    new Date(wanted.from.getTime() - 3 * dayMs),
    new Date(Math.min(wanted.clock.getTime(), wanted.until.getTime() + 3 * dayMs)),
    entityIds,
    terms,
    terms.length === 0 ? "'\u0001'" : terms.map((term) => `'${term}'`).join(' | '),
    wanted.language,
    wanted.most,
  ]);
}
