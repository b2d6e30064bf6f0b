import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveSql } from '../feed/story-state.ts';

/** Steps of one affair that are given at most. */
const maxSteps = 40;
/** A step of the longest affair has so many outlets at least: what one alone writes of is no step. */
const fewOutlets = 3;
/** A chain of more such steps is a season or a war, no one affair. */
const longestAffair = 15;
/** Rubrics in which something is decided: politics, economics, regions. */
const publicRubrics = '3, 4, 14';

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

const AffairRow = z.object({ opening: z.int(), headlines: z.int(), outlets: z.int() });

/** The affair with most steps of several outlets since a moment, as it stood at the clock: in one language, of public matters. */
export async function findLongAffair(
  db: Db,
  { language, from, clock }: { language: string; from: Date; clock: Date },
): Promise<{ headlines: number; outlets: number; steps: StepRow[] } | null> {
  const [found] = await db.rows(
    AffairRow,
    `with longest as (
       select step.affair_id, min(step.id) as opening
         from seen_story_state st
         join news_story step on step.id = st.story_id
        where st.language = $1 and st.first_at > $2 and st.source_count >= ${fewOutlets} and st.rubric_id in (${publicRubrics}) and ${liveSql('$3::timestamptz')}
          and step.affair_id is not null and step.merged_into is null
        group by 1 having count(*) between 2 and ${longestAffair}
        order by count(*) desc, sum(st.item_count) desc, 1 limit 1)
     select l.opening, count(*)::int as headlines, count(distinct n.source_id)::int as outlets
       from longest l
       join news_story step on step.affair_id = l.affair_id and step.merged_into is null
       join seen_news n on n.story_id = step.id and n.published_at <= $3
      group by 1`,
    [language, from, clock],
  );
  if (found === undefined) return null;
  const { opening, headlines, outlets } = found;
  const steps = await listSteps(db, opening, clock);
  return { headlines, outlets, steps: steps.filter(({ sourceCount }) => sourceCount >= fewOutlets) };
}
