import { writeOpml } from '#feedformats/opml/write-opml.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { feedsContract } from '../contract.ts';
import { feedToolsOf } from './feed-tools.ts';
import { examineFeed } from './finding/examine-feed.ts';
import { findFeeds } from './finding/find-feeds.ts';
import { foundOnWire, examinedOnWire } from './finding/sample-items.ts';
import { insertFeed, removeFeed, restoreFeed, updateFeed } from './keeping/feed-changes.ts';
import {
  countHealths,
  findFeed,
  findFeedAt,
  findWaiting,
  listAllFeeds,
  listFeeds,
  listNewest,
  listReadings,
} from './keeping/feed-queries.ts';
import type { FeedRow } from './keeping/feed-row.ts';
import { importOpml, readBundledOpml } from './keeping/import-feeds.ts';
import { getAddress, refusing } from './keeping/refusing.ts';
import { claimFeed } from './reading/claim-feeds.ts';
import { readClaimedFeed } from './reading/read-claimed-feed.ts';

/** Handlers of the calls that keep the feeds. */
export const feedsRoutes: Routes<typeof feedsContract> = {
  async 'feeds/getFeeds'(asked, { db }) {
    return { ...(await listFeeds(db, asked)), counts: await countHealths(db) };
  },

  async 'feeds/getFeed'({ id }, { db }) {
    const feed = await getFeed(db, id);
    const readings = await listReadings(db, id);
    return { feed, readings, newest: await listNewest(db, id), ...(await findWaiting(db, id)) };
  },

  async 'feeds/discoverFeeds'({ address }, { db, config, signal }) {
    const tools = feedToolsOf(config);
    return tools.siteTurns.take(async () => {
      const found = await refusing(() => findFeeds(tools, getAddress(address)));
      return { feeds: await Promise.all(found.map((each) => foundOnWire(db, tools, each))) };
    }, signal);
  },

  async 'feeds/testFeed'({ address }, { db, config, signal }) {
    const tools = feedToolsOf(config);
    return tools.siteTurns.take(
      async () => examinedOnWire(db, tools, await refusing(() => examineFeed(tools, getAddress(address)))),
      signal,
    );
  },

  async 'feeds/addFeed'({ address, isPaused = false, readsSourceText = false, ...settings }, { db, caller }) {
    const feed = { ...settings, address: getAddress(address), isPaused, readsSourceText };
    await checkRegion(db, feed.yugoId);
    const id = await insertFeed(db, feed, caller.accountId);
    if (id === null)
      throw new AppError('feed_known', { id: (await findFeedAt(db, feed.address))?.id ?? null });
    return getFeed(db, id);
  },

  async 'feeds/updateFeed'({ id, version, ...change }, { db }) {
    await getKeptFeed(db, id);
    await checkRegion(db, change.yugoId);
    if (!(await updateFeed(db, id, version, change))) throw new AppError('conflict', { id });
    return getFeed(db, id);
  },

  async 'feeds/deleteFeed'({ id, version }, { db }) {
    await getKeptFeed(db, id);
    if (!(await removeFeed(db, id, version))) throw new AppError('conflict', { id });
    return { ok: true };
  },

  async 'feeds/restoreFeed'({ id }, { db }) {
    if (!(await restoreFeed(db, id))) throw new AppError('not_found', { id });
    return getFeed(db, id);
  },

  async 'feeds/readFeedNow'({ id }, { db, config, log }) {
    await getKeptFeed(db, id);
    const claimed = await claimFeed(db, id);
    if (claimed === null) throw new AppError('feed_busy', { id });
    const { eagerClient: client, worker } = feedToolsOf(config);
    // Asked for by hand: the whole feed, not only what its server takes for new.
    const whole = { ...claimed, etag: null, lastModified: null };
    const outcome = await readClaimedFeed({ db, log, tools: { client, worker } }, whole);
    return { ...outcome, feed: await getFeed(db, id) };
  },

  async 'feeds/importFeeds'({ opml, isPaused }, { db, config, caller, signal }) {
    const { worker, allowsAddress, listTurns } = feedToolsOf(config);
    const options = { isPaused, accountId: caller.accountId, allowsAddress };
    return listTurns.take(async () => {
      const text = opml ?? (await readBundledOpml());
      return refusing(() => importOpml(db, worker, text, options));
    }, signal);
  },

  async 'feeds/exportFeeds'(_input, { db }) {
    const feeds = await listAllFeeds(db);
    return { opml: writeOpml('Svodka', feeds), count: feeds.length };
  },
};

async function getFeed(db: Db, id: number): Promise<FeedRow> {
  const feed = await findFeed(db, id);
  if (!feed) throw new AppError('not_found', { id });
  return feed;
}

async function getKeptFeed(db: Db, id: number): Promise<FeedRow> {
  const feed = await getFeed(db, id);
  if (feed.health === 'removed') throw new AppError('not_found', { id });
  return feed;
}

async function checkRegion(db: Db, yugoId: number | null | undefined): Promise<void> {
  if (yugoId === null || yugoId === undefined) return;
  const found = await db.query('select 1 from place where yugo_id = $1', [yugoId]);
  if (found.length === 0) throw new AppError('region_not_found', { yugoId });
}
