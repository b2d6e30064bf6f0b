import { claimDueFeed } from './claim-feeds.ts';
import { readClaimedFeed, type Reading } from './read-claimed-feed.ts';

/** Feeds read side by side in one process; each host is asked one after another all the same. */
const atOnce = 6;

/** Reads feeds that are due until there are none, `longestMs` are over or `signal` says stop; returns how many. */
export async function readDueFeeds(
  reading: Reading,
  { longestMs, signal }: { longestMs: number; signal?: AbortSignal },
): Promise<number> {
  const end = performance.now() + longestMs;
  let count = 0;
  const readOn = async (): Promise<void> => {
    while (performance.now() < end) {
      if (signal?.aborted === true) return;
      const feed = await claimDueFeed(reading.db);
      if (feed === null) return;
      await readClaimedFeed(reading, feed);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  return count;
}
