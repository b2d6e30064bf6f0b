import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { articleContract } from '../../contract/article-calls.ts';
import { missingParts, type ArticleContent } from '#features/news/public.ts';
import { announceOf } from '#features/news/public.server.ts';
import { articleStore } from './article-store.ts';
import { writeDraft } from '../documents/draft-queries.ts';
import { showingOf } from '../documents/change-document.ts';

/** Handlers of articles written here. */
export const articleRoutes: Routes<typeof articleContract> = {
  async 'articles/createArticle'({ isPublished, ...content }, context) {
    const missing = missingParts('article', content);
    if (isPublished && missing.length > 0)
      throw new AppError('form_incorrect', { fields: missing.map((path) => ({ path, message: 'missing' })) });
    return context.db.transaction((tx) => createArticle(tx, content, isPublished, context));
  },

  // An article is seen by its number whatever the clock; lists keep to the clock (decision 50).
  async 'articles/getArticle'({ id, newsId }, { db }) {
    const [row] = await db.rows(
      ArticleRow,
      `select a.id, n.id as "newsId", a.title, a.announce, a.body, a.language, a.rubric_id::int as "rubricId", n.published_at as date
         from news_article a join seen_news n on n.id = a.news_id
        where a.is_published and ($1::int is null or a.id = $1) and ($2::bigint is null or n.id = $2)`,
      [id ?? null, newsId ?? null],
    );
    if (!row) throw new AppError('news_not_found', { id, newsId });
    const announce = row.announce === '' ? announceOf(row.body) : row.announce;
    return { ...row, announce, date: row.date.toISOString(), newsType: 'article' };
  },
};

const ArticleRow = z.object({
  id: z.int(),
  newsId: z.int(),
  title: z.string(),
  announce: z.string(),
  body: z.string(),
  language: z.string(),
  rubricId: z.int().nullable(),
  date: z.date(),
});

async function createArticle(tx: Db, content: ArticleContent, isPublished: boolean, context: RequestContext) {
  const { caller, now } = context;
  const id = await articleStore.create(tx, caller.accountId!);
  await articleStore.write(tx, id, content);
  if (isPublished) {
    await articleStore.show(tx, id, showingOf(context));
    await raiseDataVersion(tx);
  }
  const written = await writeDraft(tx, {
    kind: 'article',
    id,
    from: 0,
    content,
    isChanged: !isPublished,
    wasPublished: isPublished,
    accountId: caller.accountId,
    now,
  });
  const stored = await articleStore.find(tx, id);
  return { id, version: written!.version, newsId: stored!.newsId ?? null };
}
