import type { Db } from '#platform/server/db/db.ts';

const latest = `
  select distinct on (story_id) story_id, rubric_id from news_story_state
   where story_id = any($1::bigint[]) order by story_id, from_at desc, news_id desc`;

/**
 * Gives every state and item of the stories the rubric their latest state has, so that row, page, list and count of a
 * story never disagree; what was judged of an item by itself stays in `judged_rubric_id`. An editor's article keeps its own.
 */
export async function shareRubrics(tx: Db, storyIds: readonly number[]): Promise<void> {
  if (storyIds.length === 0) return;
  await tx.run(
    `with latest as (${latest})
     update news_story_state s set rubric_id = l.rubric_id from latest l
      where s.story_id = l.story_id and s.rubric_id is distinct from l.rubric_id`,
    [storyIds],
  );
  await tx.run(
    `with latest as (${latest})
     update news_item i set rubric_id = l.rubric_id, judged_rubric_id = coalesce(i.judged_rubric_id, i.rubric_id) from latest l
      where i.story_id = l.story_id and i.news_type = 'news' and i.rubric_id is distinct from l.rubric_id`,
    [storyIds],
  );
}
