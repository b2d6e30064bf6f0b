import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const AnalysisRow = z.object({
  isAnalysed: z.boolean(),
  rubricShare: z.number().nullable(),
  notNewsShare: z.number(),
  yugoIds: z.array(z.int()),
  originalId: z.int(),
  html: z.string().nullable(),
  origin: z.enum(['feed', 'source', 'own']).nullable(),
  licence: z.string().nullable(),
});

/** What the engine found of an item, its text where it may be shown, and the first item of that text. */
export async function getAnalysis(db: Db, newsId: number): Promise<z.output<typeof AnalysisRow>> {
  const [row] = await db.rows(
    AnalysisRow,
    `select n.is_analysed as "isAnalysed", case when coalesce(n.judged_rubric_id, n.rubric_id) = n.rubric_id then n.rubric_share::float8 end as "rubricShare", n.not_news_share::float8 as "notNewsShare",
            coalesce((select array_agg(r.yugo_id order by r.yugo_id) from news_item_region r where r.news_id = n.id),
                     array_remove(array[n.yugo_id], null)) as "yugoIds",
            coalesce(n.reprint_of, n.id) as "originalId", t.html, t.origin, t.licence
       from news_item n left join news_text t on t.news_id = n.id
      where n.id = $1`,
    [newsId],
  );
  return row!;
}

const CopyRow = z.object({
  newsId: z.int(),
  publishedAt: z.date(),
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
});
const maxCopies = 100;

/** Items of one text that are seen at the clock, the original first. */
export function listCopies(db: Db, originalId: number, clock: Date): Promise<z.output<typeof CopyRow>[]> {
  return db.rows(
    CopyRow,
    `select n.id as "newsId", n.published_at as "publishedAt", n.has_time as "hasTime", n.title, n.language,
            n.source_id as "sourceId", s.name as "sourceName"
       from (select * from seen_news where id = $1 union all select * from seen_news where reprint_of = $1) as n
       join news_source s on s.id = n.source_id
      where n.published_at <= $2
      order by n.id <> $1, n.published_at, n.id
      limit $3::int`,
    [originalId, clock, maxCopies],
  );
}
