import { RefusedFeed } from '#feedformats/refused-feed.ts';
import { itemsPerDay, minutesToNextReading } from '#feedformats/next-reading.ts';
import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Log } from '#platform/server/log/log.ts';
import type { FetchAnswer } from '#platform/server/fetch/open-fetcher.ts';
import { isRefusal, type RefusalReason } from '../refusal.ts';
import { queueArrivals } from '../arrivals/queue-arrivals.ts';
import type { FeedTools } from '../feed-tools.ts';
import { checkAbsent } from './check-absent.ts';
import type { ClaimedFeed } from './claim-feeds.ts';
import { storeRead, storeRefusal, storeUnchanged } from './store-reading.ts';

/** What reading feeds works with. */
export interface Reading {
  readonly db: Db;
  readonly log: Log;
  readonly tools: Pick<FeedTools, 'client' | 'worker'>;
}

/** How a reading ended: the code of a refusal, or what it brought. */
export interface ReadingOutcome {
  readonly outcome: 'read' | 'unchanged' | RefusalReason;
  readonly details: Readonly<Record<string, string | number>>;
  readonly itemsNew: number;
}

/** Reads one feed and stores how it went; whatever happens to it is its own affair, so that this never throws but for the database. */
export async function readClaimedFeed(reading: Reading, feed: ClaimedFeed): Promise<ReadingOutcome> {
  try {
    return await read(reading, feed);
  } catch (error) {
    const refusal = isRefusal(error)
      ? error
      : new RefusedFeed('failed', { error: String(error).slice(0, 200) }, error);
    if (refusal.reason === 'failed') reading.log.error({ err: error, feedId: feed.id }, 'feed not read');
    const minutes = minutesToNextReading({ failures: feed.failures + 1, refusal, recentDates: [] });
    await storeRefusal(reading.db, feed, refusal, minutes);
    return { outcome: refusal.reason, details: refusal.details, itemsNew: 0 };
  }
}

async function read({ db, tools }: Reading, feed: ClaimedFeed): Promise<ReadingOutcome> {
  const answer = await tools.client.fetch(feed);
  if (answer.kind === 'unchanged') {
    await storeUnchanged(db, feed, minutesAfterUnchanged(feed.itemsPerDay));
    return { outcome: 'unchanged', details: {}, itemsNew: 0 };
  }
  const list = await store(db, tools, feed, answer);
  await checkAbsent(db, tools.client, feed, list.items);
  return list.outcome;
}

async function store(
  db: Db,
  { worker }: Pick<FeedTools, 'worker'>,
  feed: ClaimedFeed,
  answer: FetchAnswer & { kind: 'fetched' },
): Promise<{ outcome: ReadingOutcome; items: readonly CleanItem[] }> {
  const now = new Date();
  const { head, list } = await worker.run({ kind: 'feed', bytes: answer.bytes, origin: answer, now });
  const itemsNew = await queueArrivals(db, feed, list);
  const recentDates = list.flatMap(({ publishedAt }) => publishedAt ?? []);
  await storeRead(db, feed, {
    ...answer,
    site: head.link,
    faults: head.faults,
    itemsPerDay: itemsPerDay(recentDates),
    itemsRead: list.length,
    itemsNew,
    nextMinutes: minutesToNextReading({ failures: 0, refusal: null, recentDates }),
  });
  return { outcome: { outcome: 'read', details: { items: list.length }, itemsNew }, items: list };
}

/** The last good reading told how often items come; nothing new was learnt since. */
function minutesAfterUnchanged(perDay: number | null): number | null {
  const gapMs = perDay === null || perDay <= 0 ? null : 86_400_000 / perDay;
  const recentDates = gapMs === null ? [] : [3, 2, 1].map((at) => new Date(at * gapMs).toISOString());
  return minutesToNextReading({ failures: 0, refusal: null, recentDates });
}
