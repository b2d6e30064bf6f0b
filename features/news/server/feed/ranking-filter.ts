import type { Db } from '#platform/server/db/db.ts';
import type { FeedFilter } from '../../feed/feed-filter.ts';
import { dayStart } from '../../feed/search-ranges.ts';
import { searchQuery } from '../../feed/wording/search-terms.ts';

/** Condition on `n` with its values from $1 on: the same wherever a filter selects news. $1 is the clock. */
export const filterSql = `
      n.published_at <= $1::timestamptz
  and ($2::timestamptz is null or n.published_at >= $2)
  and ($3::text is null or n.language = $3)
  and ($4::int is null or n.rubric_id = $4)
  and (cardinality($5::int[]) = 0 or n.rubric_id = any($5))
  and ($6::int is null or n.source_id = $6)
  and ($7::int is null or n.yugo_id = $7)
  and ($8::tsquery is null or n.search_terms @@ $8 or n.source_id = any($9::int[]))
  and (not $10::boolean or n.genre = 2)
  and (not $11::boolean or n.is_hot)`;

/** How many values `filterSql` takes. */
export const filterValueCount = 11;

/** The values of `filterSql`. A question without a single word matches nothing. */
export async function filterValues(db: Db, filter: FeedFilter, clock: Date): Promise<unknown[]> {
  const question =
    filter.text === '' ? null : (searchQuery(filter.text, filter.language ?? 'other') ?? "'\u0001'");
  return [
    clock,
    filter.since,
    filter.language === null ? null : await findFeedLanguage(db, filter.language, clock),
    filter.rubricId === 1 ? null : filter.rubricId,
    filter.rubrics,
    filter.sourceId,
    filter.yugoId,
    question,
    question === null || filter.inTitle ? [] : await listSourcesNamed(db, filter.text),
    filter.articles,
    filter.hot,
  ];
}

/** Decision 17: the interface language where the clock's day has news in it; null = every language. */
export async function findFeedLanguage(db: Db, language: string, clock: Date): Promise<string | null> {
  const found = await db.query(
    'select 1 from seen_news where language = $1 and published_at <= $2 and published_at >= $3 limit 1',
    [language, clock, dayStart(clock)],
  );
  return found.length > 0 ? language : null;
}

async function listSourcesNamed(db: Db, text: string): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    'select id from news_source where position(lower($1) in lower(name)) > 0 limit 50',
    [text],
  );
  return found.map(({ id }) => id);
}
