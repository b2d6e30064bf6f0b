import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { wordsOfHtml } from '../../domain/search/words-of-html.ts';
import { positionedTerms } from '../../domain/search/positioned-terms.ts';

export const UnreadRow = z.object({
  newsId: z.int(),
  language: z.string(),
  title: z.string(),
  announce: z.string().nullable(),
  html: z.string().nullable(),
});
const batch = 200;

/** Reads announces and texts that came or changed into the index of search; returns how many. Many processes may do it at once. */
export async function indexTexts(db: Db, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (;;) {
    const read = await db.transaction(indexBatch);
    done += read;
    if (read < batch || signal?.aborted) return done;
  }
}

async function indexBatch(tx: Db): Promise<number> {
  const unread = await tx.rows(
    UnreadRow,
    `with taken as (
       delete from news_search_unread
        where news_id in (select news_id from news_search_unread order by news_id limit ${batch} for update skip locked)
       returning news_id
     )
     select n.id as "newsId", n.language, n.title, n.announce, t.html
       from taken k join news_item n on n.id = k.news_id left join news_text t on t.news_id = n.id`,
  );
  if (unread.length === 0) return 0;
  await tx.run(
    `insert into news_search_text (news_id, terms)
     select i.news_id, i.terms::tsvector from unnest($1::bigint[], $2::text[]) as i (news_id, terms)
     on conflict (news_id) do update set terms = excluded.terms`,
    [unread.map(({ newsId }) => newsId), unread.map(termsOf)],
  );
  await raiseDataVersion(tx);
  return unread.length;
}

export function termsOf({ language, title, announce, html }: z.output<typeof UnreadRow>): string {
  return positionedTerms(language, [
    { weight: 'A', text: title },
    { weight: 'B', text: announce ?? '' },
    { weight: 'C', text: html === null ? '' : wordsOfHtml(html) },
  ]);
}

/** Keeps the index of search up with the texts. */
export function textIndexing(db: Db): Job {
  return {
    name: 'news-search-texts',
    schedule: everyMinute,
    work: async (_data, signal) => void (await indexTexts(db, signal)),
  };
}
