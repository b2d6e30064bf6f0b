import type { Db } from '#platform/server/db/db.ts';
import type { StatementValues } from '#platform/server/db/statement-values.ts';
import type { FeedFilter } from '../../domain/feed/feed-filter.ts';
import { cleanTyped } from '#platform/shared/typed-text.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';
import { highestRankSql, hotSql, liveSql } from './story-state.ts';

/** A filter with its words, places and language looked up; what is null or empty asks for nothing. */
export interface FeedConditions {
  readonly clock: Date;
  readonly since: string | null;
  readonly language: string | null;
  readonly rubricId: number | null;
  readonly rubrics: readonly number[];
  readonly sourceId: number | null;
  readonly places: readonly number[] | null;
  /** A tsquery over search terms. */
  readonly question: string | null;
  /** Outlets named like the question: their news count as found. */
  readonly named: readonly number[];
  readonly articles: boolean;
  readonly hot: boolean;
  readonly objects: readonly number[];
}

/** Looks a filter's words, places and language up. A question without a single word matches nothing. */
export async function readConditions(db: Db, filter: FeedFilter, clock: Date): Promise<FeedConditions> {
  const question =
    filter.text === ''
      ? null
      : (searchQuery(cleanTyped(filter.text), filter.language ?? 'other') ?? "'\u0001'");
  return {
    clock,
    since: filter.since,
    language: filter.language === null ? null : await findFeedLanguage(db, filter.language, clock),
    rubricId: filter.rubricId === 1 ? null : filter.rubricId,
    rubrics: filter.rubrics,
    sourceId: filter.sourceId,
    places: await listPlacesOf(db, filter),
    question,
    named: question === null || filter.inTitle ? [] : await listSourcesNamed(db, filter.text),
    articles: filter.articles,
    hot: filter.hot,
    objects: await listKept(db, filter.objects),
  };
}

/** Condition on news `n`: the same wherever a filter selects news. */
export function newsCondition(wanted: FeedConditions, values: StatementValues): string {
  const { clock, since, language, rubricId, rubrics, places, hot } = wanted;
  const at = values.at(clock, 'timestamptz');
  return joined([
    `n.published_at <= ${at}`,
    since !== null && `n.published_at >= ${values.at(since, 'timestamptz')}`,
    language !== null && `n.language = ${values.at(language, 'text')}`,
    rubricId !== null && `n.rubric_id = ${values.at(rubricId, 'int')}`,
    rubrics.length > 0 && `n.rubric_id = any(${values.at(rubrics, 'int[]')})`,
    places !== null &&
      `n.id in (select r.news_id from news_item_region r where r.yugo_id = any(${values.at(places, 'int[]')}))`,
    hot &&
      `n.story_id in (select st.story_id from seen_story_state st where ${liveSql(at)} and ${hotSql(at)})`,
    ...itemConditions(wanted, at, values),
  ]);
}

/** Condition that the state `st` is live and its story fits: one live state stands for each story; outlets, words and genre are those of its items. */
export function storyCondition(wanted: FeedConditions, values: StatementValues): string {
  const { clock, since, language, rubricId, rubrics, places, hot } = wanted;
  const at = values.at(clock, 'timestamptz');
  const members = itemConditions(wanted, at, values);
  return joined([
    liveSql(at),
    `st.rank <= ${highestRankSql(at)}`,
    since !== null && `st.from_at >= ${values.at(since, 'timestamptz')}`,
    language !== null && `st.language = ${values.at(language, 'text')}`,
    rubricId !== null && `st.rubric_id = ${values.at(rubricId, 'int')}`,
    rubrics.length > 0 && `st.rubric_id = any(${values.at(rubrics, 'int[]')})`,
    places !== null && `st.yugo_ids && ${values.at(places, 'int[]')}`,
    hot && `(${hotSql(at)})`,
    members.length > 0 &&
      `st.story_id in (select n.story_id from seen_news n where ${joined([`n.published_at <= ${at}`, ...members])})`,
  ]);
}

/** What is asked of items even where stories are ranked. */
function itemConditions(
  { sourceId, question, named, articles, objects }: FeedConditions,
  at: string,
  values: StatementValues,
): string[] {
  const found = question !== null && `n.search_terms @@ ${values.at(question, 'tsquery')}`;
  return kept([
    sourceId !== null && `n.source_id = ${values.at(sourceId, 'int')}`,
    found && (named.length > 0 ? `(${found} or n.source_id = any(${values.at(named, 'int[]')}))` : found),
    articles && 'n.genre = 2',
    objects.length > 0 && namesObjects(objects, at, values),
  ]);
}

function namesObjects(objects: readonly number[], at: string, values: StatementValues): string {
  return `n.id in (
    select o.news_id from news_item_entity o
     where o.entity_id = any(${values.at(objects, 'int[]')}) and o.published_at <= ${at}
     group by o.news_id having count(distinct o.entity_id) = ${values.at(objects.length, 'int')})`;
}

function kept(conditions: readonly (string | false)[]): string[] {
  return conditions.filter((condition) => condition !== false);
}

function joined(conditions: readonly (string | false)[]): string {
  return kept(conditions).join('\n  and ');
}

/** Hours before the clock in which news of the reader's language are looked for: a day that has just begun has none yet. */
const languageHours = 24;

/** Decision 17: the interface language where the last day has news in it; null = every language. */
export async function findFeedLanguage(db: Db, language: string, at: Date): Promise<string | null> {
  const found = await db.query(
    'select 1 from seen_news where language = $1 and published_at <= $2 and published_at >= $3 limit 1',
    [language, at, new Date(at.getTime() - languageHours * 3_600_000)],
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

/** Whom the numbers of objects stand for now: what one was joined to is what it names. */
async function listKept(db: Db, objects: readonly number[]): Promise<readonly number[]> {
  if (objects.length === 0) return objects;
  const joined = await db.query<{ id: number; kept: number }>(
    'select id, merged_into as kept from entity where id = any($1::int[]) and merged_into is not null',
    [objects],
  );
  const kept = new Map(joined.map((row) => [row.id, row.kept]));
  return [...new Set(objects.map((id) => kept.get(id) ?? id))];
}

async function listSourcesNamed(db: Db, text: string): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    'select id from news_source where position(lower($1) in lower(name)) > 0 limit 50',
    [cleanTyped(text)],
  );
  return found.map(({ id }) => id);
}
