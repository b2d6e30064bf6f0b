import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';

const Row = z.object({
  id: z.int(),
  yugoId: z.int().nullable(),
  day: z.iso.date(),
  author: z.string(),
  sample: z.boolean(),
  texts: z.record(z.string(), z.object({ title: z.string(), body: z.string() })),
  total: z.int(),
});

/** Which published documents are meant: of a kind, about a place or (unless `isOwn`) every place, up to the clock's day. */
export interface DocumentsWanted {
  kind: 'exclusive' | 'analytics' | 'review';
  yugoId: number;
  isOwn?: boolean;
  day: string;
  /** Only those of these days, both inclusive. */
  span?: { from: string; to: string };
  most: number;
  skip: number;
}

/**
 * Published documents seen on a day, latest day first. They are seen from the day they name, or from that of their
 * publication where it came first. Each is in the caller's language where it is written in it, else in English, else in
 * any.
 */
export async function listEventDocuments(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { kind, yugoId, isOwn = false, day, span, most, skip }: DocumentsWanted,
) {
  const rows = await db.rows(
    Row,
    `select e.id, e.yugo_id as "yugoId", to_char(e.day, 'YYYY-MM-DD') as day, e.author, e.sample_key is not null as sample,
            (select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'body', t.body))
               from event_document_text t where t.document_id = e.id) as texts,
            count(*) over () as total
       from event_document e
      where e.is_published and e.kind = $1 and least(e.day, e.published_day) <= $3::date
        and (e.yugo_id = $2::int or (not $4::boolean and e.yugo_id is null))
        and ($7::date is null or e.day between $7::date and $8::date)
        and exists (select from event_document_text t where t.document_id = e.id)
      order by e.day desc, e.id desc limit $5::int offset $6::int`,
    [kind, yugoId, day, isOwn, most, skip, span?.from ?? null, span?.to ?? null],
  );
  const documents = rows.map(({ texts, total: _total, ...row }) => {
    const language = [locale, 'en'].find((each) => each in texts) ?? Object.keys(texts)[0]!;
    return { ...row, ...texts[language]!, language };
  });
  return { documents, total: rows[0]?.total ?? 0 };
}
