import { isRefusal } from '#features/feeds/server/refusal.ts';
import { feedHealths } from '#features/feeds/domain/feed-health.ts';
import { readSiteAddress } from '#feedformats/opml/feed-address.ts';
import { feedToolsOf } from '#features/feeds/server/feed-tools.ts';
import { findFeeds, type FoundFeed } from '#features/feeds/server/finding/find-feeds.ts';
import { updateFeed } from '#features/feeds/server/keeping/feed-changes.ts';
import { findFeed, findFeedAt, listFeeds } from '#features/feeds/server/keeping/feed-queries.ts';
import type { FeedRow } from '#features/feeds/server/keeping/feed-row.ts';
import type { CommandServices } from '#platform/server/command.ts';
import { AdminError, readWords, type AdminCommand } from '../admin/admin-command.ts';

/** Single feeds: what they hold, how they fare, whether they are read. */
export const keepingCommands: Record<string, AdminCommand> = {
  test: {
    usage: '<address of a site or a feed>',
    summary: 'reads the feeds of a site once and shows their first items; nothing is kept',
    async run({ config }, args, out) {
      const address = readSiteAddress(readWords(args, ['address']).address);
      if (address === null) throw new AdminError('This is no address.', true);
      const tools = feedToolsOf(config);
      try {
        for (const found of await findFeeds(tools, address)) for (const line of linesOf(found)) out(line);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new AdminError(`Refused: ${error.reason} ${detailsOf(error.details)}`);
      } finally {
        await tools.worker.close();
      }
    },
  },
  list: {
    usage: '[--health working|failing|…]',
    summary: `feeds with their health: ${feedHealths.join(', ')}`,
    async run({ db }, args, out) {
      const { health } = readWords(args, [], ['health']);
      const wanted = feedHealths.find((each) => each === health);
      if (health !== undefined && wanted === undefined)
        throw new AdminError('There is no such health.', true);
      const asked = {
        pageIndex: 1,
        pageSize: 100_000,
        text: '',
        health: wanted,
        sortBy: 'title',
        descending: false,
      } as const;
      const { feeds } = await listFeeds(db, asked);
      for (const feed of feeds) out(lineOf(feed));
      out(`${feeds.length} feeds.`);
    },
  },
  pause: {
    usage: '<id or address> | --all',
    summary: 'the feed is not read until it is resumed',
    run: (services, args, out) => setPaused(services, args, out, true),
  },
  resume: {
    usage: '<id or address> | --all',
    summary: 'the feed is read again, at once',
    run: (services, args, out) => setPaused(services, args, out, false),
  },
};

async function setPaused(
  { db }: CommandServices,
  args: string[],
  out: (text: string) => void,
  isPaused: boolean,
): Promise<void> {
  const state = isPaused ? 'paused' : 'read again';
  if (args.length === 1 && args[0] === '--all') {
    const count = await db.run(
      'update news_feed set is_paused = $1, next_reading_at = case when $1 then next_reading_at else now() + make_interval(secs => 1800 * random()) end, version = version + 1 where is_paused <> $1 and removed_at is null',
      [isPaused],
    );
    return out(`${count} feeds are ${state}.`);
  }
  const { feed: name } = readWords(args, ['feed']);
  const feed = /^\d+$/.test(name) ? await findFeed(db, Number(name)) : await findFeedAt(db, name);
  if (!feed || feed.health === 'removed') throw new AdminError(`There is no feed ${name}.`);
  if (!(await updateFeed(db, feed.id, feed.version, { isPaused })))
    throw new AdminError('The feed was changed at this moment; try again.');
  out(`${feed.title} is ${state}.`);
}

function lineOf({ id, health, title, address, lastRefusal, lastRefusalDetails }: FeedRow): string {
  const why = lastRefusal === null ? '' : `  (${lastRefusal} ${detailsOf(lastRefusalDetails ?? {})})`;
  return `${String(id).padStart(6)}  ${health.padEnd(8)} ${title}  ${address}${why}`;
}

function linesOf(found: FoundFeed): string[] {
  if (!('feed' in found)) return [`${found.address}  refused: ${found.refusal} ${detailsOf(found.details)}`];
  const { feed } = found;
  return [
    `${feed.address}  ${feed.format}, ${feed.itemCount} items: ${feed.title}`,
    ...feed.items.slice(0, 5).map(({ publishedAt, title }) => `    ${publishedAt ?? 'no date'}  ${title}`),
    ...(feed.faults.length > 0 ? [`    read all the same: ${feed.faults.join(', ')}`] : []),
  ];
}

function detailsOf(details: object): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
