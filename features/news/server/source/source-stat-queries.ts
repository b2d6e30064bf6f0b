import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveSql } from '../feed/story-state.ts';

/** Whose news, from when on, and the clock they end with. */
export interface SourceSpan {
  sourceId: number;
  since: Date;
  clock: Date;
}

const GroupRow = z.object({
  what: z.enum(['day', 'rubric', 'rubricOfAll', 'tone', 'object', 'reprinted']),
  key: z.string().nullable(),
  count: z.int(),
});

/** One count of an outlet's news. */
export type SourceGroup = z.output<typeof GroupRow>;

const spanSql = 'n.published_at >= $2::timestamptz and n.published_at <= $3::timestamptz';
const maxNamed = 10;

/** An outlet's news of a span, counted by day, rubric, tone, object and whom they repeat; rubrics of all outlets beside. */
export function countSourceGroups(db: Db, { sourceId, since, clock }: SourceSpan): Promise<SourceGroup[]> {
  return db.rows(
    GroupRow,
    `with mine as materialized (
       select n.id, n.published_at, n.rubric_id, n.tone, n.reprint_of from seen_news n where n.source_id = $1::int and ${spanSql}
     )
     select 'day' as what, to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as key, count(*)::int as count from mine group by 2
     union all select 'rubric', rubric_id::text, count(*)::int from mine where rubric_id is not null group by 2
     union all select 'rubricOfAll', n.rubric_id::text, count(*)::int from seen_news n where n.rubric_id is not null and ${spanSql} group by 2
     union all select 'tone', tone::text, count(*)::int from mine group by 2
     union all (select 'object', e.entity_id::text, count(distinct m.id)::int from mine m join shown_mention e on e.news_id = m.id
                 group by 2 order by 3 desc, 2 limit ${maxNamed})
     union all (select 'reprinted', o.source_id::text, count(*)::int from mine m join news_item o on o.id = m.reprint_of
                 where o.source_id <> $1 group by 2 order by 3 desc, 2 limit ${maxNamed})`,
    [sourceId, since, clock],
  );
}

const OriginRow = z.object({ stories: z.int(), firstIn: z.int(), reprintedBy: z.int() });

/** In how many stories of several outlets it takes part, in how many of them it was first, and how often others repeat it. */
export async function countOrigins(
  db: Db,
  { sourceId, since, clock }: SourceSpan,
): Promise<z.output<typeof OriginRow>> {
  const [row] = await db.rows(
    OriginRow,
    `with told as (
       select distinct n.story_id from seen_news n where n.source_id = $1::int and n.story_id is not null and ${spanSql}
     ), first as (
       select (select i.source_id from seen_news i where i.story_id = t.story_id and i.published_at <= $3 order by i.published_at, i.id limit 1) as source_id
         from told t
         join seen_story_state st on st.story_id = t.story_id and ${liveSql('$3::timestamptz')}
        where st.source_count > 1
     )
     select count(*)::int as stories, (count(*) filter (where source_id = $1))::int as "firstIn",
            (select count(*)::int from seen_news n join seen_news r on r.reprint_of = n.id
              where n.source_id = $1 and ${spanSql} and r.source_id <> $1 and r.published_at <= $3) as "reprintedBy"
       from first`,
    [sourceId, since, clock],
  );
  return row!;
}

/** The owner an entry of the lists names for an outlet of this address; null when none is known. */
export async function findOwner(db: Db, domain: string): Promise<string | null> {
  const [row] = await db.query<{ owner: string | null }>(
    `select facts ->> 'owner' as owner from entity where kind = 11 and facts ->> 'domain' = $1 and facts ->> 'owner' is not null limit 1`,
    [domain],
  );
  return row?.owner ?? null;
}
