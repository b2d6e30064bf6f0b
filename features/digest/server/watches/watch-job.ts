import { z } from 'zod';
import { compileWatch, questionFields, readHeadlines, readMutings } from '#features/news/public.server.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { locales } from '#platform/shared/locales.ts';
import { giveNotice, type GivenNotice } from '#services/notifications/public.server.ts';
import { matchItems, type Match } from './match-items.ts';
import { WatchIndex } from './watch-index.ts';
import { keepWatches, listSearchNames, listStaleWatches, takeNewItems } from './watch-queries.ts';

const batch = 200;

type WatchServices = Pick<Services, 'db' | 'config' | 'log'>;

/** Every minute: new items are held against the saved searches with an alert. */
export function searchWatching(services: WatchServices): Job {
  const index = new WatchIndex();
  return {
    name: 'keeping-searches',
    schedule: everyMinute,
    async work(_data, signal) {
      await tellSearches(services, new Date(), signal, index);
    },
  };
}

/** Tells of the items that came since the last time; how many notices. Items and their notices are one transaction. */
export async function tellSearches(
  { db, config, log }: WatchServices,
  now: Date,
  signal: AbortSignal,
  index = new WatchIndex(),
): Promise<number> {
  const clock = ownClock(config, now).news;
  await compileStale(db, clock);
  await index.follow(db);
  let told = 0;
  for (;;) {
    signal.throwIfAborted();
    const items = await db.transaction(async (tx) => {
      const taken = await takeNewItems(tx, { clock, most: batch });
      told += await tellMatches(tx, await matchItems(tx, taken, index));
      return taken.length;
    });
    if (items < batch) break;
  }
  if (told > 0) log.info({ told }, 'searches told');
  return told;
}

async function compileStale(db: Db, clock: Date): Promise<void> {
  const stale = await listStaleWatches(db, batch);
  const Question = z.object(questionFields);
  const watches = stale.flatMap(({ question, ...watch }) => {
    const compiled = compileWatch(Question.parse(question), clock);
    return compiled === null ? [] : [{ ...watch, compiled }];
  });
  await db.transaction((tx) => keepWatches(tx, watches));
}

/** One notice a search, with its newest headline; what its account mutes is not told. */
async function tellMatches(tx: Db, matches: readonly Match[]): Promise<number> {
  if (matches.length === 0) return 0;
  const [headlines, searches, muting] = await Promise.all([
    readHeadlines(tx, [...new Set(matches.map(({ newsId }) => newsId))]),
    listSearchNames(tx, [...new Set(matches.map(({ searchId }) => searchId))]),
    readMutings(tx, [...new Set(matches.map(({ accountId }) => accountId))]),
  ]);
  let told = 0;
  for (const [searchId, own] of Map.groupBy(matches, (match) => match.searchId)) {
    const search = searches.find(({ id }) => id === searchId);
    if (!search?.isThere) continue;
    const { accountId, byMail } = own[0]!;
    const isMuted = muting(accountId);
    const seen = own.flatMap(({ newsId }) => headlines.get(newsId) ?? []).filter((each) => !isMuted(each));
    const newest = seen.at(-1);
    if (!newest) continue;
    const words = Object.fromEntries(
      locales.map((locale) => [
        locale,
        { title: search.name, text: `${newest.title} (${newest.sourceName})` },
      ]),
    ) as GivenNotice['words'];
    const path = `/news/index/${newest.newsId}` as const;
    const gatheredBy = `search:${searchId}`;
    await giveNotice(tx, [accountId], {
      kind: 'search',
      words,
      path,
      byMail,
      gatheredBy,
      times: seen.length,
    });
    told += 1;
  }
  return told;
}
