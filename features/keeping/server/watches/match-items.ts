import { z } from 'zod';
import { keysOfTerms } from '#features/news/server-door.ts';
import type { Db } from '#platform/server/db/db.ts';

const ItemRow = z.object({
  id: z.int(),
  terms: z.array(z.string()),
  numbers: z.array(z.string()),
});

const MatchRow = z.object({ searchId: z.int(), accountId: z.int(), newsId: z.int(), byMail: z.boolean() });

/** A new item that a watched search finds. */
export type Match = z.output<typeof MatchRow>;

/** Which watched searches find these items: candidates by their keys, each then held against its whole question, all in one statement. */
export async function matchItems(db: Db, newsIds: readonly number[]): Promise<Match[]> {
  const items = await readKeys(db, newsIds);
  const pairs = items.flatMap(({ id, terms, numbers }) =>
    [...keysOfTerms(terms), ...numbers, '*'].map((key) => [id, key] as const),
  );
  if (pairs.length === 0) return [];
  return db.rows(
    MatchRow,
    `with candidate as materialized (
       select distinct p.news_id, k.search_id
         from unnest($1::bigint[], $2::text[]) as p (news_id, key) join search_watch_key k on k.key = p.key
     )
     select w.search_id::int as "searchId", w.account_id::int as "accountId", n.id::int as "newsId", w.by_mail as "byMail"
       from candidate c join search_watch w on w.search_id = c.search_id join news_item n on n.id = c.news_id
       left join news_search_text x on x.news_id = n.id
      where ${wordsFit} and ${restFits} order by w.search_id, n.id`,
    [pairs.map(([id]) => id), pairs.map(([, key]) => key)],
  );
}

/** The same as searching asks, headline or text: see the conditions on words of the search. */
const wordsFit = `(not w.has_words
  or w.looks_at_title and (w.unwanted_query is null and w.unwanted_patterns = '{}' or x.news_id is null or w.text_query is null)
     and (w.title_query is null or n.search_terms @@ w.title_query)
     and (w.title_patterns = '{}' or n.title ~ all(w.title_patterns))
     and (w.any_query is null and w.any_patterns = '{}' or coalesce(n.search_terms @@ w.any_query, false) or w.any_patterns <> '{}' and n.title ~ any(w.any_patterns))
     and not (coalesce(n.search_terms @@ w.unwanted_query, false) or w.unwanted_patterns <> '{}' and n.title ~ any(w.unwanted_patterns))
  or coalesce(x.terms @@ w.text_query, false))`;

const among = (column: string, list: string) => `(w.${list} = '{}' or ${column} = any(w.${list}))`;

const restFits = [
  among('n.language', 'languages'),
  among('n.rubric_id', 'rubrics'),
  among('n.source_id', 'sources'),
  among('n.tone', 'tones'),
  among('n.genre', 'genres'),
  '(w.since_at is null or n.published_at >= w.since_at)',
  '(w.until_at is null or n.published_at < w.until_at)',
  `(w.regions = '{}' or n.yugo_id = any(w.regions)
    or exists(select 1 from news_item_region r where r.news_id = n.id and r.yugo_id = any(w.regions)))`,
  `(w.entities = '{}' or exists(select 1 from news_item_entity e where e.news_id = n.id and e.entity_id = any(w.entities)))`,
].join(' and ');

function readKeys(db: Db, newsIds: readonly number[]): Promise<z.output<typeof ItemRow>[]> {
  return db.rows(
    ItemRow,
    `select n.id::int, tsvector_to_array(n.search_terms || coalesce(x.terms, ''::tsvector)) as terms,
            array['sources:' || n.source_id] || case when n.rubric_id is null then '{}' else array['rubrics:' || n.rubric_id] end
              || case when n.yugo_id is null then '{}' else array['regions:' || n.yugo_id] end
              || array(select 'regions:' || r.yugo_id from news_item_region r where r.news_id = n.id)
              || array(select distinct 'entities:' || e.entity_id from news_item_entity e where e.news_id = n.id) as numbers
       from news_item n left join news_search_text x on x.news_id = n.id where n.id = any($1::bigint[])`,
    [newsIds],
  );
}
