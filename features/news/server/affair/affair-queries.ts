import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Headlines of one affair that are read at most, the latest. */
const maxHeadlines = 1000;

/** The affair a number leads to, through whatever story it names; null where there is none. */
export async function findAffairId(db: Db, storyId: number): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    'select coalesce(affair_id, id) as id from news_story where id = $1',
    [storyId],
  );
  return row?.id ?? null;
}

const HeadlineRow = z.object({
  newsId: z.int(),
  storyId: z.int(),
  publishedAt: z.date(),
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
  reprintOf: z.int().nullable(),
  rubricId: z.int().nullable(),
});

/** A headline of an affair as it is stored. */
export type AffairHeadlineRow = z.output<typeof HeadlineRow>;

/** The headlines of all stories of an affair that were out at the clock, oldest first. */
export async function listAffairHeadlines(
  db: Db,
  affairId: number,
  clock: Date,
): Promise<AffairHeadlineRow[]> {
  const rows = await db.rows(
    HeadlineRow,
    `select n.id as "newsId", n.story_id as "storyId", n.published_at as "publishedAt", n.has_time as "hasTime", n.title, n.language,
            n.source_id as "sourceId", s.name as "sourceName", n.reprint_of as "reprintOf", n.rubric_id::int as "rubricId"
       from news_story step
       join seen_news n on n.story_id = step.id and n.published_at <= $2
       join news_source s on s.id = n.source_id
      where (step.affair_id = $1 or step.id = $1 and step.affair_id is null) and step.merged_into is null
      order by n.published_at desc, n.id desc
      limit $3::int`,
    [affairId, clock, maxHeadlines],
  );
  return rows.toReversed();
}
