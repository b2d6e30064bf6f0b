import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { keysOfTerms } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { WatchIndex } from './watch-index.ts';

const ItemRow = z.object({
  id: z.int(),
  terms: z.array(z.string()),
  publishedAt: z.number(),
  language: z.string(),
  rubricId: z.int().nullable(),
  sourceId: z.int(),
  tone: z.int().nullable(),
  genre: z.int().nullable(),
  regions: z.array(z.int()),
  entities: z.array(z.int()),
});

/** A new item that a watched search finds. */
export interface Match {
  searchId: number;
  accountId: number;
  newsId: number;
  byMail: boolean;
}

/** Which watched searches find these items: by their rules in memory, and where words must stand in a place or side by side, by one more question. */
export async function matchItems(db: Db, newsIds: readonly number[], index: WatchIndex): Promise<Match[]> {
  const sure: Match[] = [];
  const open: Match[] = [];
  for (const { terms, id, ...item } of await readItems(db, newsIds)) {
    const keys = keysOfTerms(terms);
    for (const { rules, searchId, accountId, byMail } of index.find({ ...item, keys }))
      (rules.isSure ? sure : open).push({ searchId, accountId, byMail, newsId: id });
    // Many searches take a millisecond an item: readers are answered in between.
    await setImmediate();
  }
  const held = await holdAgainstText(db, open);
  return [...sure, ...held].sort((a, b) => a.searchId - b.searchId || a.newsId - b.newsId);
}

const PairRow = z.object({ searchId: z.int(), newsId: z.int() });

/** Of pairs that are not sure those whose words stand as they were asked for. */
async function holdAgainstText(db: Db, pairs: readonly Match[]): Promise<Match[]> {
  if (pairs.length === 0) return [];
  const rows = await db.rows(
    PairRow,
    `select w.search_id::int as "searchId", n.id::int as "newsId"
       from unnest($1::bigint[], $2::bigint[]) as p (search_id, news_id)
       join search_watch w on w.search_id = p.search_id join news_item n on n.id = p.news_id
       left join news_search_text x on x.news_id = n.id
      where ${wordsFit}`,
    [pairs.map(({ searchId }) => searchId), pairs.map(({ newsId }) => newsId)],
  );
  const held = new Set(rows.map(({ searchId, newsId }) => `${searchId} ${newsId}`));
  return pairs.filter(({ searchId, newsId }) => held.has(`${searchId} ${newsId}`));
}

/** The same as searching asks, headline or text: see the conditions on words of the search. */
const wordsFit = `(not w.has_words
  or w.looks_at_title and (w.unwanted_query is null and w.unwanted_patterns = '{}' or x.news_id is null or w.text_query is null)
     and (w.title_query is null or n.search_terms @@ w.title_query)
     and (w.title_patterns = '{}' or n.title ~ all(w.title_patterns))
     and (w.any_query is null and w.any_patterns = '{}' or coalesce(n.search_terms @@ w.any_query, false) or w.any_patterns <> '{}' and n.title ~ any(w.any_patterns))
     and not (coalesce(n.search_terms @@ w.unwanted_query, false) or w.unwanted_patterns <> '{}' and n.title ~ any(w.unwanted_patterns))
  or coalesce(x.terms @@ w.text_query, false))`;

function readItems(db: Db, newsIds: readonly number[]): Promise<z.output<typeof ItemRow>[]> {
  return db.rows(
    ItemRow,
    `select n.id::int, tsvector_to_array(n.search_terms || coalesce(x.terms, ''::tsvector)) as terms,
            (extract(epoch from n.published_at) * 1000)::float8 as "publishedAt", n.language,
            n.rubric_id::int as "rubricId", n.source_id::int as "sourceId", n.tone::int as tone, n.genre::int as genre,
            array(select r.yugo_id::int from news_item_region r where r.news_id = n.id
                  union select n.yugo_id::int where n.yugo_id is not null) as regions,
            array(select e.entity_id::int from news_item_entity e where e.news_id = n.id
                  union select g.id from news_item_entity e join entity g on g.merged_into = e.entity_id where e.news_id = n.id) as entities
       from news_item n left join news_search_text x on x.news_id = n.id where n.id = any($1::bigint[]) order by n.id`,
    [newsIds],
  );
}
