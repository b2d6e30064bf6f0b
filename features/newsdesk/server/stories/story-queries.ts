import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const HeadlineRow = z.object({
  newsId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  date: z.date(),
  language: z.string(),
  reprintOf: z.int().nullable(),
  isPinned: z.boolean(),
});

/** Every headline of a story, seen or not, oldest first; up to 500, the latest of more. Whatever the clock: an editor works on the whole. */
export function listHeadlines(db: Db, storyId: number): Promise<z.output<typeof HeadlineRow>[]> {
  return db.rows(
    HeadlineRow,
    `select * from (
       select n.id as "newsId", n.title, s.name as "sourceName", n.published_at as date, n.language,
              n.reprint_of as "reprintOf", n.is_pinned_lead as "isPinned"
         from news_item n join news_source s on s.id = n.source_id
        where n.story_id = $1 order by n.published_at desc, n.id desc limit 500) as latest
      order by date, "newsId"`,
    [storyId],
  );
}

/** Stories of a story's affair, itself among them. */
export async function countSteps(db: Db, storyId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from news_story s join news_story step on step.id = s.id or step.affair_id = s.affair_id
      where s.id = $1 and step.merged_into is null`,
    [storyId],
  );
  return row!.count;
}

const StoryRow = z.object({
  storyId: z.int(),
  leadId: z.int(),
  title: z.string(),
  language: z.string(),
  itemCount: z.int(),
  firstAt: z.date(),
  latestAt: z.date(),
});

/** A story as it stands after its latest headline. */
export type StoryRow = z.output<typeof StoryRow>;

/** Stories by their numbers, in the order given; those without headlines are left out. */
export function findStories(db: Db, storyIds: readonly number[]): Promise<StoryRow[]> {
  return db.rows(
    StoryRow,
    `select st.story_id as "storyId", st.lead_id as "leadId", n.title, n.language, st.item_count as "itemCount",
            st.first_at as "firstAt", st.from_at as "latestAt"
       from unnest($1::bigint[]) with ordinality as wanted (id, place),
            lateral (select * from news_story_state s where s.story_id = wanted.id
                      order by s.from_at desc, s.news_id desc limit 1) as st
       join news_item n on n.id = st.lead_id
      order by wanted.place`,
    [storyIds],
  );
}

/** What a story's headlines name most often, up to eight. */
export async function listNamed(db: Db, storyId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select m.entity_id as id from news_item n join shown_mention m on m.news_id = n.id
      where n.story_id = $1 group by m.entity_id order by count(*) desc, m.entity_id limit 8`,
    [storyId],
  );
  return rows.map(({ id }) => id);
}

const maxFound = 12;

/** Numbers of the stories whose headlines have all the words of a question, latest first, up to the clock. */
export async function searchStories(
  db: Db,
  { question, clock }: { question: string; clock: Date },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select story_id as id from (
       select story_id, published_at from seen_news
        where search_terms @@ $1::tsquery and published_at <= $2 and story_id is not null
        order by published_at desc, id desc limit 200) as hit
      group by story_id order by max(published_at) desc, story_id limit ${maxFound}`,
    [question, clock],
  );
  return rows.map(({ id }) => id);
}
