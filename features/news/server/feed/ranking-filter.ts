import type { Db } from '#platform/server/db/db.ts';
import type { FeedFilter } from '../../feed/feed-filter.ts';
import { dayStart } from '../../feed/search-ranges.ts';
import { searchQuery } from '../../feed/wording/search-terms.ts';
import { hotSql, liveSql } from './story-state.ts';

const clock = '$1::timestamptz';
const hotStories = `(select st.story_id from seen_story_state st where ${liveSql(clock)} and ${hotSql(clock)})`;

const namesObjects = `(cardinality($12::int[]) = 0 or n.id in (
    select o.news_id from news_item_entity o
     where o.entity_id = any($12) and o.published_at <= $1 group by o.news_id having count(distinct o.entity_id) = cardinality($12)))`;

/** Condition on `n` with its values from $1 on: the same wherever a filter selects news. $1 is the clock. */
export const filterSql = `
      n.published_at <= $1::timestamptz
  and ($2::timestamptz is null or n.published_at >= $2)
  and ($3::text is null or n.language = $3)
  and ($4::int is null or n.rubric_id = $4)
  and (cardinality($5::int[]) = 0 or n.rubric_id = any($5))
  and ($6::int is null or n.source_id = $6)
  and ($7::int[] is null or n.id in (select r.news_id from news_item_region r where r.yugo_id = any($7)))
  and ($8::tsquery is null or n.search_terms @@ $8 or n.source_id = any($9::int[]))
  and (not $10::boolean or n.genre = 2)
  and (not $11::boolean or n.story_id in ${hotStories})
  and ${namesObjects}`;

/** Condition that the state `st` is live and its story fits; outlets, words and genre are those of its items. */
const storySql = `
      ${liveSql(clock)}
  and st.rank <= extract(epoch from ${clock}) / 3600 / 8 + 8
  and ($2::timestamptz is null or st.from_at >= $2)
  and ($3::text is null or st.language = $3)
  and ($4::int is null or st.rubric_id = $4)
  and (cardinality($5::int[]) = 0 or st.rubric_id = any($5))
  and ($7::int[] is null or st.yugo_ids && $7)
  and (not $11::boolean or (${hotSql(clock)}))`;
const anyMembers =
  'and ($6::int is null and $8::tsquery is null and $9::int[] is not null and not $10::boolean and cardinality($12::int[]) = 0)';
const fittingMembers = `
  and st.story_id in (
    select n.story_id from seen_news n
     where n.published_at <= $1 and ($6::int is null or n.source_id = $6)
       and ($8::tsquery is null or n.search_terms @@ $8 or n.source_id = any($9::int[]))
       and (not $10::boolean or n.genre = 2) and ${namesObjects})`;

/** The condition on stories that `filterSql` is on news, with the same values: one live state stands for each story. */
export function storyFilterSql({ sourceId, text, articles, objects }: FeedFilter): string {
  const asksMembers = sourceId !== null || text !== '' || articles || objects.length > 0;
  return storySql + (asksMembers ? fittingMembers : ` ${anyMembers}`);
}

/** How many values `filterSql` takes. */
export const filterValueCount = 12;

/** The values of `filterSql`. A question without a single word matches nothing. */
export async function filterValues(db: Db, filter: FeedFilter, at: Date): Promise<unknown[]> {
  const question =
    filter.text === '' ? null : (searchQuery(filter.text, filter.language ?? 'other') ?? "'\u0001'");
  return [
    at,
    filter.since,
    filter.language === null ? null : await findFeedLanguage(db, filter.language, at),
    filter.rubricId === 1 ? null : filter.rubricId,
    filter.rubrics,
    filter.sourceId,
    await listPlacesOf(db, filter),
    question,
    question === null || filter.inTitle ? [] : await listSourcesNamed(db, filter.text),
    filter.articles,
    filter.hot,
    filter.objects,
  ];
}

/** Decision 17: the interface language where the clock's day has news in it; null = every language. */
export async function findFeedLanguage(db: Db, language: string, at: Date): Promise<string | null> {
  const found = await db.query(
    'select 1 from seen_news where language = $1 and published_at <= $2 and published_at >= $3 limit 1',
    [language, at, dayStart(at)],
  );
  return found.length > 0 ? language : null;
}

/** The places a filter means, null for any. */
async function listPlacesOf(db: Db, { yugoId, yugoIds }: FeedFilter): Promise<number[] | null> {
  const wanted = yugoId === null ? yugoIds : [yugoId, ...yugoIds];
  return wanted.length === 0 ? null : listPlacesWithin(db, wanted);
}

/** The places themselves, the regions of those that are districts, and every region where the country is among them. */
export async function listPlacesWithin(db: Db, yugoIds: readonly number[]): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    `select lesser.yugo_id as id
       from place wider join place lesser on lesser.kind in ('district', 'region')
        and (wider.kind = 'country' or lesser.district_id = wider.yugo_id)
      where wider.yugo_id = any($1::int[])`,
    [yugoIds],
  );
  return [...new Set([...yugoIds, ...found.map(({ id }) => id)])];
}

async function listSourcesNamed(db: Db, text: string): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    'select id from news_source where position(lower($1) in lower(name)) > 0 limit 50',
    [text],
  );
  return found.map(({ id }) => id);
}
