import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { hotSql, liveSql } from '../feed/story-state.ts';

/** Headlines of one story that are given at most. */
const maxHeadlines = 300;

const StateRow = z.object({
  storyId: z.int(),
  firstAt: z.date(),
  latestAt: z.date(),
  leadId: z.int(),
  itemCount: z.int(),
  sourceCount: z.int(),
  reprintCount: z.int(),
  authority: z.number(),
  growth: z.number(),
  popularity: z.int(),
  isHot: z.boolean(),
  rubricId: z.int().nullable(),
  yugoIds: z.array(z.int()),
});

/** What was known of a story at a moment. */
export type StateRow = z.output<typeof StateRow>;

/** The story a number leads to: itself, or the one it was merged into in the end; null when there is none. */
export async function findLivingStory(db: Db, storyId: number): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `with recursive chain (id, merged_into, step) as (
       select id, merged_into, 1 from news_story where id = $1
        union all
       select s.id, s.merged_into, step + 1 from chain c join news_story s on s.id = c.merged_into where step < 50
     )
     select id from chain order by step desc limit 1`,
    [storyId],
  );
  return row?.id ?? null;
}

/** The story as it stood at the clock, null when it had not begun. */
export async function findStoryState(db: Db, storyId: number, clock: Date): Promise<StateRow | null> {
  const [row] = await db.rows(
    StateRow,
    `select st.story_id as "storyId", st.first_at as "firstAt", st.from_at as "latestAt", st.lead_id as "leadId",
            st.item_count as "itemCount", st.source_count as "sourceCount", st.reprint_count as "reprintCount",
            st.authority::float8 as authority, st.growth::float8 as growth, st.popularity::int as popularity,
            ${hotSql('$2::timestamptz')} as "isHot", st.rubric_id::int as "rubricId", st.yugo_ids as "yugoIds"
       from seen_story_state st
      where st.story_id = $1 and ${liveSql('$2::timestamptz')}
      order by st.from_at desc, st.news_id desc
      limit 1`,
    [storyId, clock],
  );
  return row ?? null;
}

const HeadlineRow = z.object({
  newsId: z.int(),
  publishedAt: z.date(),
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
  tone: z.int().nullable(),
  reprintOf: z.int().nullable(),
  withdrawnAt: z.date().nullable(),
});

/** A headline of a story. */
export type HeadlineRow = z.output<typeof HeadlineRow>;

/** The latest headlines of a story, oldest first. */
export async function listHeadlines(db: Db, storyId: number, clock: Date): Promise<HeadlineRow[]> {
  const rows = await db.rows(
    HeadlineRow,
    `select n.id as "newsId", n.published_at as "publishedAt", n.has_time as "hasTime", n.title, n.language,
            n.source_id as "sourceId", s.name as "sourceName", n.tone::int as tone, n.reprint_of as "reprintOf",
            a.checked_at as "withdrawnAt"
       from seen_news n join news_source s on s.id = n.source_id
       left join news_absence a on a.news_id = n.id and a.is_withdrawn and a.checked_at <= $2
      where n.story_id = $1 and n.published_at <= $2
      order by n.published_at desc, n.id desc
      limit $3::int`,
    [storyId, clock, maxHeadlines],
  );
  return rows.toReversed();
}

const HourRow = z.object({
  day: z.string(),
  hour: z.int().nullable(),
  headlines: z.int(),
  negative: z.int(),
  neutral: z.int(),
  positive: z.int(),
});

/** Headlines of a Moscow day and hour with their tones; hour null = only the day is known. */
export type HourRow = z.output<typeof HourRow>;

/** How a story grew, in order of time. */
export function listStoryHours(db: Db, storyId: number, clock: Date): Promise<HourRow[]> {
  return db.rows(
    HourRow,
    `select to_char(at, 'YYYY-MM-DD') as day, case when has_time then extract(hour from at)::int end as hour, count(*) as headlines,
            count(*) filter (where tone < 0) as negative, count(*) filter (where tone = 0) as neutral, count(*) filter (where tone > 0) as positive
       from (select published_at at time zone 'Europe/Moscow' as at, has_time, tone
               from seen_news where story_id = $1 and published_at <= $2) as news
      group by 1, 2 order by 1, 2`,
    [storyId, clock],
  );
}

const RevisionRow = z.object({ newsId: z.int(), until: z.date(), title: z.string() });

/** Earlier wordings of headlines that were changed by the clock, oldest first. */
export function listRevisions(
  db: Db,
  newsIds: readonly number[],
  clock: Date,
): Promise<z.output<typeof RevisionRow>[]> {
  return db.rows(
    RevisionRow,
    `select news_id as "newsId", seen_until as until, title
       from news_revision where news_id = any($1::bigint[]) and seen_until <= $2 order by news_id, seen_until`,
    [newsIds, clock],
  );
}
