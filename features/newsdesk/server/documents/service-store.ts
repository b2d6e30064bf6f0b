import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { textsOfRows, writeTexts } from './language-texts.ts';

const texts = { table: 'service_news_text', owner: 'service_news_id', column: 'body' } as const;

const Row = z.object({
  id: z.int(),
  isPublished: z.boolean(),
  publishedAt: z.date(),
  createdBy: z.int().nullable(),
  texts: z.array(z.object({ language: z.string(), title: z.string(), second: z.string() })),
});

/** The product's own announcements. */
export const serviceStore: DocumentStore<'service'> = {
  list: (db) => select(db, 'true', []),
  find: async (db, id) => (await select(db, 'n.id = $1::int', [id]))[0] ?? null,
  async create(tx, accountId) {
    const [row] = await tx.query<{ id: number }>(
      `insert into service_news (id, published_at, is_published, created_by)
       values (nextval('service_news_number')::int, now(), false, $1) returning id`,
      [accountId],
    );
    return row!.id;
  },
  write: (tx, id, content) => writeTexts(tx, texts, id, content.texts),
  async show(tx, id, { now }) {
    // An announcement is dated by the day readers first saw it; one that never was seen has no texts of that day.
    await tx.run(
      `update service_news n set is_published = true,
              published_at = case when exists (select from news_draft d where d.kind = 'service' and d.target_id = n.id and d.was_published)
                                  then n.published_at else $2 end
        where id = $1 and not is_published`,
      [id, now],
    );
  },
  async hide(tx, id) {
    await tx.run('update service_news set is_published = false where id = $1', [id]);
  },
};

async function select(
  db: Db,
  condition: string,
  values: readonly unknown[],
): Promise<StoredDocument<'service'>[]> {
  const rows = await db.rows(
    Row,
    `select n.id, n.is_published as "isPublished", n.published_at as "publishedAt", n.created_by::int as "createdBy",
            coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'second', t.body))
                        from service_news_text t where t.service_news_id = n.id), '[]') as texts
       from service_news n where ${condition} order by n.published_at desc, n.id desc limit 500`,
    values,
  );
  return rows.map(({ texts: written, publishedAt, ...row }) => ({
    ...row,
    publishedAt: row.isPublished ? publishedAt : null,
    content: { texts: textsOfRows(written, 'body') },
  }));
}
