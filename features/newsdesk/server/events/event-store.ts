import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';
import { textsOfRows, writeTexts } from '../documents/language-texts.ts';

/** What editors write for the morning screen and for dossiers. */
type EventKind = 'exclusive' | 'analytics' | 'review';

const texts = { table: 'event_document_text', owner: 'document_id', column: 'body' } as const;

const Row = z.object({
  id: z.int(),
  isPublished: z.boolean(),
  publishedAt: z.date().nullable(),
  createdBy: z.int().nullable(),
  yugoId: z.int().nullable(),
  day: z.iso.date().nullable(),
  author: z.string(),
  texts: z.array(z.object({ language: z.string(), title: z.string(), second: z.string() })),
});

/** Exclusive events, analytics or reviews; all three stand in one table. */
export function eventStore<Kind extends EventKind>(kind: Kind): DocumentStore<Kind> {
  return {
    list: (db) => select(db, kind, null),
    find: async (db, id) => (await select(db, kind, id))[0] ?? null,
    async create(tx, accountId) {
      const [row] = await tx.query<{ id: number }>(
        'insert into event_document (kind, created_by) values ($1, $2) returning id',
        [kind, accountId],
      );
      return row!.id;
    },
    async write(tx, id, { texts: written, yugoId, day, author }) {
      await tx.run(
        'update event_document set yugo_id = $2::int, day = $3::date, author = $4 where id = $1::int',
        [id, yugoId, day, author.trim()],
      );
      await writeTexts(tx, texts, id, written);
    },
    async show(tx, id, { now, clock }) {
      await tx.run(
        `update event_document set is_published = true, published_at = coalesce(published_at, $2),
                published_day = coalesce(published_day, $3::date) where id = $1::int`,
        [id, now, clock.day],
      );
    },
    async hide(tx, id) {
      await tx.run('update event_document set is_published = false where id = $1::int', [id]);
    },
  };
}

async function select<Kind extends EventKind>(
  db: Db,
  kind: Kind,
  id: number | null,
): Promise<StoredDocument<Kind>[]> {
  const rows = await db.rows(
    Row,
    `select e.id, e.is_published as "isPublished", e.published_at as "publishedAt", e.created_by::int as "createdBy",
            e.yugo_id as "yugoId", to_char(e.day, 'YYYY-MM-DD') as day, e.author,
            coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'second', t.body))
                        from event_document_text t where t.document_id = e.id), '[]') as texts
       from event_document e where e.kind = $1 and ($2::int is null or e.id = $2)
      order by e.day desc nulls first, e.id desc limit 500`,
    [kind, id],
  );
  return rows.map(({ texts: written, yugoId, day, author, ...row }) => ({
    ...row,
    content: { texts: textsOfRows(written, 'body'), yugoId, day, author },
  }));
}
