import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { composePage } from '#newsengine/ranking/compose-page.ts';
import type { FeedFilter } from '../../domain/feed/feed-filter.ts';
import { readConditions } from './ranking-filter.ts';
import { rankingSql } from './ranking-queries.ts';

const ItemRow = z.object({ id: z.int() });
const StoryRow = z.object({
  leadId: z.int(),
  storyId: z.int(),
  rank: z.number(),
  fromMs: z.number(),
});

/** Ids of what a filter gives at a clock, best first. By story they are the leads of a page as the engine composes it. */
export async function rankNews(
  db: Db,
  { filter, clock, most }: { filter: FeedFilter; clock: Date; most: number },
): Promise<number[]> {
  const values = new StatementValues();
  const conditions = await readConditions(db, filter, clock);
  if (!filter.groupByStories || filter.order !== 'score') {
    const rows = await db.rows(ItemRow, rankingSql(filter, conditions, most, values), values.list);
    return rows.map(({ id }) => id);
  }
  const stories = await db.rows(StoryRow, rankingSql(filter, conditions, most, values), values.list);
  return composePage(stories, clock.getTime()).map(({ leadId }) => leadId);
}
