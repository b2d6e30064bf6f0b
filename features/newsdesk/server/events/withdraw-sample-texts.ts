import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { hideArticle } from '../articles/article-news.ts';

const Shown = z.object({ id: z.int() });

/** Withdraws every text that came with the sample, whole or not at all; they stay with their editors. Returns how many were shown. */
export async function withdrawSampleTexts(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const articles = await tx.rows(
      Shown,
      'select id from news_article where sample_key is not null and is_published order by id for update',
    );
    for (const { id } of articles) await hideArticle(tx, id);
    const documents = await tx.run(
      'update event_document set is_published = false where sample_key is not null and is_published',
    );
    await raiseDataVersion(tx);
    return articles.length + documents;
  });
}
