import type { Db } from '#platform/server/db/db.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';

/** A news item of a test; what is not said is plain. */
export interface NewsGiven {
  title: string;
  /** ISO moment. */
  at: string;
  source?: string;
  language?: string;
  rubricId?: number;
  yugoId?: number;
  genre?: number;
  isHot?: boolean;
}

/** Puts news in, in their order; returns their ids. */
export async function insertNews(db: Db, given: readonly NewsGiven[]): Promise<number[]> {
  const ids: number[] = [];
  for (const item of given) ids.push(await insertOne(db, item));
  return ids;
}

async function insertOne(
  db: Db,
  {
    title,
    at,
    source = 'one.example',
    language = 'en',
    rubricId,
    yugoId,
    genre = 1,
    isHot = false,
  }: NewsGiven,
): Promise<number> {
  await db.run('insert into news_source (domain, name) values ($1, $2) on conflict do nothing', [
    source,
    `Outlet ${source}`,
  ]);
  const [row] = await db.query<{ id: number }>(
    `insert into news_item (external_id, title, url, source_id, published_at, language, rubric_id, yugo_id, score, genre, is_hot, search_terms)
     select $1 || $2, $1, 'https://' || s.domain || '/' || $2, s.id, $2::timestamptz, $3, $4::int, $5::int, extract(epoch from $2::timestamptz), $6::int, $7::boolean,
            array_to_tsvector($8::text[])
       from news_source s where s.domain = $9
     returning id`,
    [
      title,
      at,
      language,
      rubricId ?? null,
      yugoId ?? null,
      genre,
      isHot,
      searchTerms(title, language),
      source,
    ],
  );
  if (yugoId !== undefined)
    await db.run(
      'insert into news_item_region (news_id, yugo_id, published_at) values ($1, $2, $3) on conflict do nothing',
      [row!.id, yugoId, at],
    );
  return row!.id;
}

/** So many items a minute apart, the newest last, each with its own title. */
export function minuteByMinute(count: number, first: string, more: Partial<NewsGiven> = {}): NewsGiven[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, index) => ({
    title: `Headline number ${index}`,
    at: new Date(start + index * 60_000).toISOString(),
    ...more,
  }));
}
