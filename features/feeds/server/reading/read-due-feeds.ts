import { claimDueFeed, type ClaimedFeed } from './claim-feeds.ts';
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
  const claimNext = async (): Promise<ClaimedFeed | null> =>
    performance.now() < end && signal?.aborted !== true ? claimDueFeed(reading.db) : null;
  // Mostly none is due: the others come when there is one.
  const first = await claimNext();
  if (first === null) return count;
  const readOn = async (given: ClaimedFeed | null): Promise<void> => {
    for (let feed = given; feed !== null; feed = await claimNext()) {
      await readClaimedFeed(reading, feed);
      count += 1;
    }
  };
  const others = Array.from({ length: atOnce - 1 }, async () => readOn(await claimNext()));
  await Promise.all([readOn(first), ...others]);
  return count;
}
