import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { newsColumns, NewsRow } from '../feed/news-columns.ts';

const fromNews = 'from seen_news n join news_source s on s.id = n.source_id';

/** An item that is seen at this clock, null when there is none; an article of our own is seen by its number whatever the clock. */
export async function findNews(db: Db, newsId: number, clock: Date): Promise<NewsRow | null> {
  const [row] = await db.rows(
    NewsRow,
    `select ${newsColumns('$2::timestamptz')} ${fromNews} where n.id = $1 and (n.published_at <= $2 or n.news_type = 'article')`,
    [newsId, clock],
  );
  return row ?? null;
}

/** What the same outlet published around an item: up to `most`, nearest in time first. */
export function listFromSameSource(db: Db, news: NewsRow, clock: Date, most: number): Promise<NewsRow[]> {
  return db.rows(
    NewsRow,
    `select ${newsColumns('$3::timestamptz')}
       from (select id, row_number() over (order by abs(extract(epoch from published_at - $4::timestamptz)), id) as place
               from seen_news
              where source_id = $1 and id <> $2 and published_at <= $3
                and published_at between $4::timestamptz - interval '1 day' and $4::timestamptz + interval '1 day'
              order by place limit $5::int) as near
       join news_item n on n.id = near.id
       join news_source s on s.id = n.source_id
      order by near.place`,
    [news.sourceId, news.newsId, clock, news.publishedAt, most],
  );
}

/** How related items are chosen: `terms` are words of which one at least must be shared. */
export interface Relation {
  news: NewsRow;
  terms: readonly string[];
  rubricId: number | null;
  /** Makes the choice random but steady: the same for everybody until it changes. */
  seed: string | null;
  /** Only what is similar: of another story, with two words or a word and a name shared. One common word alone is chance. */
  similarOnly?: boolean;
  most: number;
}

/**
 * Headlines of the two days around an item that share its words. Those of the rubric come first, then by what they
 * share, where a word counts the less the more of these headlines have it.
 */
export function listRelated(
  db: Db,
  clock: Date,
  { news, terms, rubricId, seed, similarOnly = false, most }: Relation,
): Promise<NewsRow[]> {
  if (terms.length === 0) return Promise.resolve([]);
  const question = terms.map((term) => `'${term}'`).join(' | ');
  return db.rows(
    NewsRow,
    `with candidate as materialized (
       select id, rubric_id, score, array(select term from unnest(tsvector_to_array(search_terms)) term where term = any($8::text[])) as shared
         from seen_news
        where id <> $1 and published_at <= $2 and language = $3 and search_terms @@ $4::tsquery
          and ($10::bigint is null or story_id is distinct from $10)
          and published_at between $5::timestamptz - interval '2 days' and $5::timestamptz + interval '2 days'
     ), weight as (
       select term, 1.0 / count(*) as weight from candidate, unnest(shared) term group by term
     ), likeness as (
       select c.id, sum(w.weight) as likeness from candidate c, unnest(c.shared) s (term) join weight w on w.term = s.term
        where not $11::boolean or cardinality(c.shared) > 1
           or exists (select 1 from news_item_entity e
                       where e.news_id = c.id and e.entity_id in (select entity_id from news_item_entity where news_id = $1))
        group by c.id
     ), best as (
       select l.id, row_number() over (order by coalesce(c.rubric_id = $6::int, false) desc,
                case when $7::text is not null then md5(l.id::text || $7) end, l.likeness desc, c.score desc, l.id desc) as place
         from likeness l join candidate c on c.id = l.id
        order by place limit $9::int
     )
     select ${newsColumns('$2::timestamptz')}
       from best join news_item n on n.id = best.id join news_source s on s.id = n.source_id
      order by best.place`,
    [
      news.newsId,
      clock,
      news.language,
      question,
      news.publishedAt,
      rubricId,
      seed,
      terms,
      most,
      similarOnly ? (news.story?.storyId ?? null) : null,
      similarOnly,
    ],
  );
}

/** The best of a rubric without one item; with a seed a steady random choice of the best hundred. */
export function listOfRubric(
  db: Db,
  clock: Date,
  {
    rubricId,
    without,
    language,
    seed,
    most,
  }: { rubricId: number; without: number | null; language: string | null; seed: string | null; most: number },
): Promise<NewsRow[]> {
  return db.rows(
    NewsRow,
    `select ${newsColumns('$1::timestamptz')}
       from (select id from seen_news
              where published_at <= $1 and ($2::int = 1 or rubric_id = $2) and id is distinct from $3::bigint and ($4::text is null or language = $4)
              order by score desc, published_at desc, id desc limit 100) as best
       join news_item n on n.id = best.id
       join news_source s on s.id = n.source_id
      order by case when $5::text is not null then md5(n.id::text || $5) end, n.score desc, n.published_at desc, n.id desc
      limit $6::int`,
    [clock, rubricId, without, language, seed, most],
  );
}

const NextRow = z.object({ isKept: z.boolean(), nextId: z.int().nullable() });

/** The id after an item in a ranking; `isKept` false when the ranking is no longer kept or never had the item. */
export async function findNextInRanking(
  db: Db,
  requestId: string,
  newsId: number,
): Promise<z.output<typeof NextRow>> {
  const [row] = await db.rows(
    NextRow,
    `select place is not null as "isKept", news_ids[place + 1] as "nextId"
       from (select news_ids, array_position(news_ids, $2::bigint) as place
               from news_ranking where request_id = $1 and created_at > now() - interval '1 hour') as kept`,
    [requestId, newsId],
  );
  return row ?? { isKept: false, nextId: null };
}

/** The next item below a score, in the feed's order; null at the end. */
export async function findNextByScore(
  db: Db,
  { newsId, score, language, clock }: { newsId: number; score: number; language: string | null; clock: Date },
): Promise<NewsRow | null> {
  const [row] = await db.rows(
    NewsRow,
    `select ${newsColumns('$1::timestamptz')} ${fromNews}
      where n.published_at <= $1 and n.id <> $2 and (n.score < $3 or (n.score = $3 and n.id < $2)) and ($4::text is null or n.language = $4)
      order by n.score desc, n.published_at desc, n.id desc
      limit 1`,
    [clock, newsId, score, language],
  );
  return row ?? null;
}
