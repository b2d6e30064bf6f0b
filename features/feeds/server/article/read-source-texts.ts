import { RefusedFeed } from '#feedformats/refused-feed.ts';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Log } from '#platform/server/log/log.ts';
import { countMinutes } from '#newsengine/steps/count-minutes.ts';
import { isRefusal } from '../refusal.ts';
import type { FeedTools } from '../feed-tools.ts';
import { claimArticles, storeArticle, storeOutcome, type ClaimedArticle } from './claim-articles.ts';
import type { RespectRobots } from './robots-rules.ts';

/** What reading articles works with. */
export interface ArticleReading {
  readonly db: Db;
  readonly log: Log;
  readonly tools: Pick<FeedTools, 'client' | 'worker'>;
  readonly respectsRobots: RespectRobots;
}

const atOnce = 4;

/** Reads the articles that may be read until none is left or `longestMs` are over; returns how many texts were found. */
export async function readSourceTexts(
  reading: ArticleReading,
  { longestMs, signal }: { longestMs: number; signal?: AbortSignal },
): Promise<number> {
  const end = performance.now() + longestMs;
  let found = 0;
  while (performance.now() < end) {
    if (signal?.aborted === true) break;
    const articles = await claimArticles(reading.db, atOnce);
    if (articles.length === 0) break;
    const texts = await Promise.all(articles.map((article) => readOne(reading, article)));
    found += texts.filter(Boolean).length;
  }
  if (found > 0) await raiseDataVersion(reading.db);
  return found;
}

/** True when a text was found; whatever happens to one article is its own affair. */
async function readOne(
  { db, log, tools, respectsRobots }: ArticleReading,
  { newsId, url }: ClaimedArticle,
): Promise<boolean> {
  try {
    if (!(await respectsRobots(url))) throw new RefusedFeed('robots_refused');
    const answer = await tools.client.fetch({ address: url });
    if (answer.kind === 'unchanged') throw new RefusedFeed('empty');
    const { head } = await tools.worker.run({ ...answer, kind: 'article' });
    if (head === null) throw new RefusedFeed('no_article');
    await storeArticle(db, newsId, head.html, countMinutes(head.text));
    return true;
  } catch (error) {
    if (!isRefusal(error)) log.error({ err: error, newsId }, 'article not read');
    await storeOutcome(db, newsId, isRefusal(error) ? error.reason : 'failed');
    return false;
  }
}
