import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { hotSql, liveSql } from '../feed/story-state.ts';
import type { StatementValues } from '#platform/server/db/statement-values.ts';

/** Conditions on `n`, a news item, that have nothing to do with words; the clock's is always among them. */
export function filterConditions(filter: SearchFilter, clock: Date, values: StatementValues): string[] {
  const now = values.at(clock, 'timestamptz');
  const conditions = [`n.published_at <= ${now}`];
  const add = (isAsked: boolean, write: () => string) => void (isAsked && conditions.push(write()));
  const anyOf = (column: string, list: readonly number[]) =>
    add(list.length > 0, () => `${column} = any(${values.at(list, 'int[]')})`);
  add(filter.since !== null, () => `n.published_at >= ${values.at(filter.since, 'timestamptz')}`);
  add(filter.until !== null, () => `n.published_at < ${values.at(filter.until, 'timestamptz')}`);
  add(filter.languages.length > 0, () => `n.language = any(${values.at(filter.languages, 'text[]')})`);
  anyOf('n.rubric_id', filter.rubrics);
  anyOf('n.source_id', filter.sources);
  anyOf('n.tone', filter.tones);
  anyOf('n.genre', filter.genres);
  add(filter.hot, () => storyCondition(now, hotSql(now)));
  add(filter.regions.length > 0, () => regionCondition(values.at(filter.regions, 'int[]')));
  add(
    filter.entities.length > 0,
    () =>
      `n.id in (select e.news_id from news_item_entity e where e.entity_id in (
        select coalesce(k.merged_into, k.id) from entity k where k.id = any(${values.at(filter.entities, 'int[]')})))`,
  );
  add(filter.popularity.length > 0, () =>
    storyCondition(now, `st.popularity = any(${values.at(filter.popularity, 'int[]')})`),
  );
  return conditions;
}

/** An item's main region, or any other it concerns. */
function regionCondition(regions: string): string {
  return `(n.yugo_id = any(${regions}) or n.id in (select r.news_id from news_item_region r where r.yugo_id = any(${regions})))`;
}

/** What was known of the item's story by the clock's moment. */
function storyCondition(now: string, isSo: string): string {
  return `exists (select from seen_story_state st where st.story_id = n.story_id and ${liveSql(now)} and ${isSo})`;
}
