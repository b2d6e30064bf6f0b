import type { Db } from '#platform/server/db/db.ts';
import { kindsOf } from '#newsengine/stories/headline-kind.ts';
import type { TracedItem } from '#newsengine/stories/trace-story.ts';

/** An item with the story it stands in. */
export interface StoryItem extends TracedItem {
  readonly storyId: number;
}

/** All items of the stories, seen or not, in order of time. */
export async function readStoryItems(db: Db, storyIds: readonly number[]): Promise<StoryItem[]> {
  const items = await db.query<StoryItem & { title: string }>(
    `select i.id as "newsId", i.story_id as "storyId", i.source_id as "sourceId", s.authority,
            (extract(epoch from i.published_at) * 1000)::float8 as "publishedMs", i.has_time as "hasTime",
            i.language, coalesce(i.judged_rubric_id, i.rubric_id) as "rubricId", i.rubric_share as "rubricShare", i.not_news_share as "notNewsShare",
            (i.reprint_of is not null or exists (select from news_absence a where a.news_id = i.id and a.is_withdrawn)) as "isReprint", i.is_pinned_lead as "isPinned", i.data_set as "dataSet", st.chosen_rubric_id as "chosenRubricId",
            tsvector_to_array(i.search_terms) as terms, length(i.title) as "titleLength", i.title,
            coalesce((select array_agg(r.yugo_id) from news_item_region r where r.news_id = i.id), '{}') as "yugoIds"
       from news_item i join news_source s on s.id = i.source_id join news_story st on st.id = i.story_id
      where i.story_id = any($1::bigint[])
      order by i.published_at, i.id`,
    [storyIds],
  );
  return items.map(({ title, ...item }) => ({ ...item, ...kindsOf(title) }));
}
