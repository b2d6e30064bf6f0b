import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const PairRow = z.object({
  id_1: z.string(),
  id_2: z.string(),
  label: z.enum(['SAME', 'DIFFERENT']),
  lang: z.string(),
  title_1: z.string(),
  title_2: z.string(),
  date_1: z.date(),
  date_2: z.date(),
});

const ofEach = 8;

/**
 * What standing decisions say of pairs of headlines, as far as those are still where they were put. A fused story's and
 * its new companions are one event, a parted one's and those it left are not. At most eight by eight of a decision.
 */
export function listDecidedPairs(db: Db): Promise<z.output<typeof PairRow>[]> {
  return db.rows(
    PairRow,
    `with decided as (
       select d.*, coalesce(one.merged_into, one.id) as left_id, coalesce(two.merged_into, two.id) as joined_id
         from news_decision d join news_story one on one.id = d.story_id join news_story two on two.id = d.other_story_id
        where d.undone_at is null and d.kind in ('merge', 'part')
     ), pair as (
       select moved.id as one, other.id as two, said.label
         from decided d,
              lateral (values ('SAME', d.joined_id), ('DIFFERENT', case when d.kind = 'part' then d.left_id end)) as said (label, story_id),
              lateral (select n.id from news_item n
                        where n.id = any(d.news_ids) and n.story_id = d.joined_id order by n.id limit ${ofEach}) as moved,
              lateral (select n.id from news_item n
                        where n.story_id = said.story_id and n.id <> all(d.news_ids) order by n.published_at, n.id limit ${ofEach}) as other
        where said.label = 'SAME' or d.left_id <> d.joined_id)
     select distinct on (least(pair.one, pair.two), greatest(pair.one, pair.two))
            a.external_id as id_1, b.external_id as id_2, pair.label, a.language as lang, a.title as title_1, b.title as title_2,
            a.published_at as date_1, b.published_at as date_2
       from pair join news_item a on a.id = pair.one join news_item b on b.id = pair.two
      order by least(pair.one, pair.two), greatest(pair.one, pair.two), pair.label`,
  );
}
