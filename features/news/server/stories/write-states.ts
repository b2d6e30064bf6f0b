import type { Db } from '#platform/server/db/db.ts';
import type { StoryState } from '#newsengine/stories/trace-story.ts';

/** A state with the story it is of. */
export interface StateOfStory extends StoryState {
  readonly storyId: number;
}

const writeSql = `
  insert into news_story_state as old (news_id, story_id, from_at, until_at, first_at, lead_id, item_count, source_count,
         reprint_count, rank, authority, growth, popularity, is_hot, language, rubric_id, yugo_ids, data_set, day_source_count)
  select n.news_id, n.story_id, to_timestamp(n.from_ms / 1000), to_timestamp(n.until_ms / 1000), to_timestamp(n.first_ms / 1000),
         n.lead_id, n.item_count, n.source_count, n.reprint_count, n.rank, n.authority, n.growth, n.popularity, n.is_hot,
         n.language, n.rubric_id, n.yugo_ids::int[], n.data_set, n.day_source_count
    from unnest($1::bigint[], $2::bigint[], $3::float8[], $4::float8[], $5::float8[], $6::bigint[], $7::int[], $8::int[], $9::int[],
                $10::float8[], $11::real[], $12::real[], $13::smallint[], $14::boolean[], $15::text[], $16::smallint[], $17::text[], $18::text[], $19::int[])
         as n (news_id, story_id, from_ms, until_ms, first_ms, lead_id, item_count, source_count, reprint_count,
               rank, authority, growth, popularity, is_hot, language, rubric_id, yugo_ids, data_set, day_source_count)
  on conflict (news_id) do update set
         story_id = excluded.story_id, from_at = excluded.from_at, until_at = excluded.until_at, first_at = excluded.first_at,
         lead_id = excluded.lead_id, item_count = excluded.item_count, source_count = excluded.source_count,
         reprint_count = excluded.reprint_count, rank = excluded.rank, authority = excluded.authority, growth = excluded.growth,
         popularity = excluded.popularity, is_hot = excluded.is_hot, language = excluded.language,
         rubric_id = excluded.rubric_id, yugo_ids = excluded.yugo_ids, data_set = excluded.data_set,
         day_source_count = excluded.day_source_count
   where old is distinct from excluded`;

/** Puts the states in; a state that stands already is written only where it differs. */
export async function writeStates(tx: Db, states: readonly StateOfStory[]): Promise<void> {
  if (states.length === 0) return;
  const column = <Value>(pick: (state: StateOfStory) => Value): Value[] => states.map(pick);
  await tx.run(writeSql, [
    column(({ newsId }) => newsId),
    column(({ storyId }) => storyId),
    column(({ fromMs }) => fromMs),
    column(({ untilMs }) => untilMs),
    column(({ firstMs }) => firstMs),
    column(({ leadId }) => leadId),
    column(({ itemCount }) => itemCount),
    column(({ sourceCount }) => sourceCount),
    column(({ reprintCount }) => reprintCount),
    column(({ rank }) => rank),
    column(({ authority }) => authority),
    column(({ growth }) => growth),
    column(({ popularity }) => popularity),
    column(({ isHot }) => isHot),
    column(({ language }) => language),
    column(({ rubricId }) => rubricId),
    // An array of arrays of different lengths is none for PostgreSQL, so each travels as text.
    column(({ yugoIds }) => `{${yugoIds.join(',')}}`),
    column(({ dataSet }) => dataSet),
    column(({ daySourceCount }) => daySourceCount),
  ]);
}
