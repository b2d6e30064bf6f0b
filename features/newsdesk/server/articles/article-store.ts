import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { hideArticle, showArticle } from './article-news.ts';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';

const Row = z.object({
  id: z.int(),
  newsId: z.int().nullable(),
  isPublished: z.boolean(),
  publishedAt: z.date().nullable(),
  createdBy: z.int().nullable(),
  title: z.string(),
  announce: z.string(),
  body: z.string(),
  language: z.enum(locales),
  rubricId: z.int().nullable(),
});

/** Articles; a published one is news as well. */
export const articleStore: DocumentStore<'article'> = {
  list: (db) => select(db, 'true', []),
  find: async (db, id) => (await select(db, 'a.id = $1::int', [id]))[0] ?? null,
  async create(tx, accountId) {
    const [row] = await tx.query<{ id: number }>(
      `insert into news_article (title, body, language, created_by) values ('', '', 'ru', $1) returning id`,
      [accountId],
    );
    return row!.id;
  },
  async write(tx, id, { title, announce, body, language, rubricId }) {
    await tx.run(
      `update news_article set title = $2, announce = $3, body = $4, language = $5, rubric_id = $6::int where id = $1`,
      [id, title.trim(), announce.trim(), body.trim(), language, rubricId],
    );
  },
  show: showArticle,
  hide: hideArticle,
};

async function select(
  db: Db,
  condition: string,
  values: readonly unknown[],
): Promise<StoredDocument<'article'>[]> {
  const rows = await db.rows(
    Row,
    `select a.id, a.news_id as "newsId", a.is_published as "isPublished", a.published_at as "publishedAt",
            a.created_by::int as "createdBy", a.title, a.announce, a.body, a.language, a.rubric_id::int as "rubricId"
       from news_article a where ${condition} order by a.id desc limit 500`,
    values,
  );
  return rows.map(({ title, announce, body, language, rubricId, ...row }) => ({
    ...row,
    content: { title, announce, body, language, rubricId },
  }));
}
