import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { CompilationRuleShape } from '#features/news/public.server.ts';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';
import { textsOfRows, writeTexts } from '../documents/language-texts.ts';

const texts = { table: 'news_compilation_text', owner: 'compilation_id', column: 'description' } as const;

const Row = z.object({
  id: z.int(),
  isPublished: z.boolean(),
  publishedAt: z.date().nullable(),
  createdBy: z.int().nullable(),
  rule: CompilationRuleShape.nullable(),
  texts: z.array(z.object({ language: z.string(), title: z.string(), second: z.string() })),
  items: z.array(z.object({ newsId: z.int(), note: z.string() })),
});

/** Compilations: names by language, and a rule or news in an order. */
export const compilationStore: DocumentStore<'compilation'> = {
  list: (db) => select(db, 'true', []),
  find: async (db, id) => (await select(db, 'c.id = $1::int', [id]))[0] ?? null,
  async create(tx, accountId) {
    const [row] = await tx.query<{ id: number }>(
      'insert into news_compilation (created_by, position) values ($1, 0) returning id',
      [accountId],
    );
    return row!.id;
  },
  async write(tx, id, content) {
    await tx.run('update news_compilation set rule = $2::jsonb where id = $1', [
      id,
      content.rule && JSON.stringify(content.rule),
    ]);
    await writeTexts(tx, texts, id, content.texts);
    await tx.run('delete from news_compilation_item where compilation_id = $1', [id]);
    // News that is gone by now leaves its place without a word: its row went with it.
    await tx.run(
      `insert into news_compilation_item (compilation_id, news_id, position, note)
       select $1::int, n.id, i.position::int, i.note
         from unnest($2::bigint[], $3::text[]) with ordinality as i (news_id, note, position)
         join news_item n on n.id = i.news_id`,
      [id, content.items.map(({ newsId }) => newsId), content.items.map(({ note }) => note.trim())],
    );
  },
  async show(tx, id, { now }) {
    await tx.run(
      'update news_compilation set is_published = true, published_at = coalesce(published_at, $2) where id = $1',
      [id, now],
    );
  },
  async hide(tx, id) {
    await tx.run('update news_compilation set is_published = false where id = $1', [id]);
  },
};

async function select(
  db: Db,
  condition: string,
  values: readonly unknown[],
): Promise<StoredDocument<'compilation'>[]> {
  const rows = await db.rows(
    Row,
    `select c.id, c.is_published as "isPublished", c.published_at as "publishedAt", c.created_by::int as "createdBy", c.rule,
            coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'second', t.description))
                        from news_compilation_text t where t.compilation_id = c.id), '[]') as texts,
            coalesce((select jsonb_agg(jsonb_build_object('newsId', i.news_id, 'note', i.note) order by i.position)
                        from news_compilation_item i where i.compilation_id = c.id), '[]') as items
       from news_compilation c where ${condition} order by c.id desc limit 500`,
    values,
  );
  return rows.map(({ texts: written, rule, items, ...row }) => ({
    ...row,
    content: { texts: textsOfRows(written, 'description'), rule, items },
  }));
}
