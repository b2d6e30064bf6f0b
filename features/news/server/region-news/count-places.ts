import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A span whose headlines are counted; `words` = stems any of which a headline has, none = any headline. */
export interface CountWanted {
  from: Date;
  clock: Date;
  words: readonly string[];
  /** Of this rubric alone. */
  rubricId?: number | undefined;
}

/** Headlines by place: districts and the country have none of their own, a city's region has the city's; a place nobody wrote of is not among them. */
export async function countByPlace(
  db: Db,
  { from, clock, words, rubricId }: CountWanted,
): Promise<Map<number, number>> {
  const rows = await db.rows(
    z.object({ yugoId: z.int(), headlines: z.int() }),
    `select r.yugo_id as "yugoId", count(*) as headlines
       from news_item_region r
       join seen_news n on n.id = r.news_id
      where r.published_at between $1 and $2
        and (cardinality($3::text[]) = 0 or tsvector_to_array(n.search_terms) && $3)
        and ($4::int is null or n.rubric_id = $4::int)
      group by r.yugo_id`,
    [from, clock, words, rubricId ?? null],
  );
  return new Map(rows.map(({ yugoId, headlines }) => [yugoId, headlines]));
}
