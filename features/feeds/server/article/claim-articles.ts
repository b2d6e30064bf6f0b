import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const ArticleRow = z.object({ newsId: z.int(), url: z.string() });

/** An item whose text is to be read on its outlet's page, for this worker alone. */
export type ClaimedArticle = z.output<typeof ArticleRow>;

/**
 * Items of the last three days, of feeds that allow it, that have no text and were never asked for. A worker that died
 * gives its ones back after ten minutes.
 */
export function claimArticles(db: Db, most: number): Promise<ClaimedArticle[]> {
  return db.rows(
    ArticleRow,
    `with wanted as (
       select n.id, n.url
         from news_feed f
         join news_item n on n.feed_id = f.id and n.published_at > now() - interval '3 days'
        where f.reads_source_text and not f.is_paused and f.removed_at is null
          and not exists (select 1 from news_text t where t.news_id = n.id)
          and not exists (select 1 from news_source_reading r
                           where r.news_id = n.id and (r.outcome <> 'claimed' or r.read_at > now() - interval '10 minutes'))
        order by n.published_at desc
        limit $1
     ), claimed as (
       insert into news_source_reading (news_id, outcome)
       select id, 'claimed' from wanted
       on conflict (news_id) do update set read_at = now()
         where news_source_reading.outcome = 'claimed' and news_source_reading.read_at < now() - interval '10 minutes'
       returning news_id
     )
     select w.id as "newsId", w.url from wanted w join claimed c on c.news_id = w.id`,
    [most],
  );
}

/** How asking for an article ended: read, or the code of a refusal. */
export async function storeOutcome(db: Db, newsId: number, outcome: string): Promise<void> {
  await db.run('update news_source_reading set outcome = $2, read_at = now() where news_id = $1', [
    newsId,
    outcome,
  ]);
}

/** Keeps an article's text; a text the feed gave meanwhile stays. */
export async function storeArticle(db: Db, newsId: number, html: string, minutes: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      "insert into news_text (news_id, html, origin) values ($1, $2, 'source') on conflict (news_id) do nothing",
      [newsId, html],
    );
    await tx.run('update news_item set minutes_to_read = $2 where id = $1', [newsId, minutes]);
    await storeOutcome(tx, newsId, 'read');
  });
}
