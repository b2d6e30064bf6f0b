import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveSql } from '../feed/story-state.ts';

/** Steps of one affair that are given at most. */
const maxSteps = 40;

const StepRow = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  itemCount: z.int(),
  sourceCount: z.int(),
  firstAt: z.date(),
  latestAt: z.date(),
});

/** A story as a step of its affair. */
export type StepRow = z.output<typeof StepRow>;

/** The stories of a story's affair as they stood at the clock, itself among them, in order of their beginning: of many the greatest. */
export function listSteps(db: Db, storyId: number, clock: Date): Promise<StepRow[]> {
  return db.rows(
    StepRow,
    `select * from (
       select st.story_id as "storyId", n.title, n.language, st.item_count as "itemCount", st.source_count as "sourceCount",
              st.first_at as "firstAt", st.from_at as "latestAt"
         from news_story step
         cross join lateral (
           select st.* from seen_story_state st where st.story_id = step.id and ${liveSql('$2::timestamptz')}
            order by st.from_at desc, st.news_id desc limit 1) as st
         join news_item n on n.id = st.lead_id
        where step.affair_id = (select affair_id from news_story where id = $1) and step.merged_into is null
        order by step.id = $1 desc, st.source_count desc, st.story_id
        limit ${maxSteps}) as steps
      order by "firstAt", "storyId"`,
    [storyId, clock],
  );
}
