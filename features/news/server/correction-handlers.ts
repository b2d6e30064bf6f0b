import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Routes } from '#platform/server/context.ts';
import type { correctionContract } from '#features/news/contract/correction-calls.ts';
import { findNews } from './item/item-queries.ts';

/** Handlers of readers' corrections. */
export const correctionRoutes: Routes<typeof correctionContract> = {
  async 'news/sendCorrection'({ newsId, yugoId, ofAffair }, { db, caller, clock, now }) {
    if (!(await findNews(db, newsId, clock.news))) throw new AppError('news_not_found', { newsId });
    if (yugoId !== null && !(await concerns(db, newsId, yugoId)))
      throw new AppError('conflict', { newsId, yugoId });
    await db.run(
      `insert into news_correction (news_id, kind, story_id, yugo_id, account_id, sent_at)
       select id, case when $2::int is not null then 'region' when $5 then 'affair' else 'story' end,
              case when $2::int is null then story_id end, $2::int, $3, $4
         from news_item where id = $1 and ($2::int is not null or story_id is not null)
       on conflict do nothing`,
      [newsId, yugoId, caller.accountId, now, ofAffair],
    );
    return { ok: true };
  },

  async 'news/withdrawCorrection'({ newsId, yugoId, ofAffair }, { db, caller }) {
    const gone = await db.run(
      `delete from news_correction
        where news_id = $1 and yugo_id is not distinct from $2 and account_id = $3 and settled_at is null
          and (kind = 'affair') = $4`,
      [newsId, yugoId, caller.accountId, ofAffair],
    );
    if (gone === 0) throw new AppError('not_found', { newsId });
    return { ok: true };
  },
};

/** Is the region among those the headline stands under? */
async function concerns(db: Db, newsId: number, yugoId: number): Promise<boolean> {
  const rows = await db.query('select from news_item_region where news_id = $1 and yugo_id = $2', [
    newsId,
    yugoId,
  ]);
  return rows.length > 0;
}
