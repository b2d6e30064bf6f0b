import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Differing = z.object({ id: z.int(), rubricId: z.int().nullable(), isState: z.boolean() });

// Story by story through the indexes of both tables, whatever the planner knows of them: while they are being filled it knows nothing.
const differingSql = `
  select other.id, latest.rubric_id as "rubricId", other.is_state as "isState"
    from unnest($1::bigint[]) as story (id)
   cross join lateral (select rubric_id from news_story_state
                        where story_id = story.id order by from_at desc, news_id desc limit 1) latest
   cross join lateral (select s.news_id as id, true as is_state from news_story_state s
                        where s.story_id = story.id and s.rubric_id is distinct from latest.rubric_id
                       union all
                       select i.id, false from news_item i
                        where i.story_id = story.id and i.news_type = 'news' and i.rubric_id is distinct from latest.rubric_id) other`;

/**
 * Gives every state and item of the stories the rubric their latest state has, so that row, page, list and count of a
 * story never disagree. What was judged of an item by itself stays in `judged_rubric_id`. An editor's article keeps its
 * own.
 */
export async function shareRubrics(tx: Db, storyIds: readonly number[]): Promise<void> {
  if (storyIds.length === 0) return;
  const differing = await tx.rows(Differing, differingSql, [storyIds]);
  const { states = [], items = [] } = Object.groupBy(differing, ({ isState }) =>
    isState ? 'states' : 'items',
  );
  const pairs = 'unnest($1::bigint[], $2::smallint[]) as n (id, rubric_id)';
  if (states.length > 0)
    await tx.run(
      `update news_story_state s set rubric_id = n.rubric_id from ${pairs} where s.news_id = n.id`,
      columnsOf(states),
    );
  if (items.length > 0)
    await tx.run(
      `update news_item i set rubric_id = n.rubric_id, judged_rubric_id = coalesce(i.judged_rubric_id, i.rubric_id)
         from ${pairs} where i.id = n.id`,
      columnsOf(items),
    );
}

function columnsOf(rows: readonly z.output<typeof Differing>[]): [number[], (number | null)[]] {
  return [rows.map(({ id }) => id), rows.map(({ rubricId }) => rubricId)];
}
