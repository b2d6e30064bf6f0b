import type { Derivation } from '#platform/server/derived/derivation.ts';
import { retellStories } from './recompute-stories.ts';

/** Histories of stories as today's rules tell them: lead, weight of the day, rank. */
export const storyStates: Derivation = {
  name: 'states of stories',
  columns: ['news_story_state.rank', 'news_story_state.day_source_count', 'news_item.score'],
  modules: ['newsengine/stories/trace-story.ts', 'newsengine/stories/headline-kind.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.query<{ id: number }>(
      'select id from news_story where id > $1::bigint and merged_into is null order by id limit $2::int',
      [after ?? 0, most],
    );
    // Batches are stored by turns on this row: none changes these stories meanwhile, and the engine tells them alike.
    await tx.query('select 1 from news_engine for update');
    await retellStories(
      tx,
      rows.map(({ id }) => id),
    );
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed: rows.length };
  },
};
