import type { Db } from '#platform/server/db/db.ts';
import { traceStory } from '#newsengine/stories/trace-story.ts';
import { readStoryItems } from './read-story-items.ts';
import { shareRubrics } from './share-rubrics.ts';
import { writeStates } from './write-states.ts';

/**
 * Tells the stories' histories anew from their items as they stand: the states, and each item's `cluster_count`,
 * `score` (= rank) and hot mark as its own state has them. Call it in the transaction that changed the items; it does
 * nothing to stories without items but drop their states. Workers that hold these stories open read them anew.
 */
export async function recomputeStories(tx: Db, storyIds: readonly number[]): Promise<void> {
  if (storyIds.length === 0) return;
  await retellStories(tx, storyIds);
  await tx.run('update news_engine set version = version + 1');
}

/** What `recomputeStories` does, for the engine itself, which counts its batches. */
export async function retellStories(tx: Db, storyIds: readonly number[]): Promise<void> {
  if (storyIds.length === 0) return;
  const items = await readStoryItems(tx, storyIds);
  const stories = Map.groupBy(items, ({ storyId }) => storyId);
  const states = [...stories].flatMap(([storyId, members]) =>
    traceStory(members).map((state) => ({ ...state, storyId })),
  );
  await tx.run(
    `delete from news_story_state s
      where s.story_id = any($1::bigint[]) and not exists (select from news_item i where i.id = s.news_id and i.story_id is not null)`,
    [storyIds],
  );
  await writeStates(tx, states);
  await shareRubrics(tx, storyIds);
  await tx.run(
    `update news_item i set cluster_count = s.item_count, score = s.rank, is_hot = s.is_hot
       from news_story_state s
      where s.story_id = any($1::bigint[]) and i.id = s.news_id
        and (i.cluster_count, i.score, i.is_hot) is distinct from (s.item_count, s.rank, s.is_hot)`,
    [storyIds],
  );
}
