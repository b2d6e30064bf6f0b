import { guessFeedAddresses } from '#feedformats/discover-feeds.ts';
import { isRefusal, type RefusalReason } from '../refusal.ts';
import type { FeedTools } from '../feed-tools.ts';
import { examineBytes, examineFeed, fetchNow, type ExaminedFeed } from './examine-feed.ts';

/** A feed of a site: readable, or why not. */
export type FoundFeed =
  | { readonly feed: ExaminedFeed }
  | {
      readonly address: string;
      readonly title: string;
      readonly refusal: RefusalReason;
      readonly details: Readonly<Record<string, string | number>>;
    };

/** Feeds read for one site; more than these are hardly told apart by a person. */
const maxExamined = 6;

/** Feeds of a site: the address itself when it is one, those its page names, else those at the usual places. Throws RefusedFeed when the site cannot be read. */
export async function findFeeds(tools: FeedTools, address: string): Promise<FoundFeed[]> {
  const answer = await fetchNow(tools, address);
  try {
    return [{ feed: await examineBytes(tools, address, answer) }];
  } catch (error) {
    if (!isRefusal(error) || !isPageRefusal(error.reason)) throw error;
  }
  const { list: named } = await tools.worker.run({ ...answer, kind: 'page' });
  if (named.length > 0)
    return Promise.all(named.slice(0, maxExamined).map((feed) => examineNamed(tools, feed)));
  const guesses = guessFeedAddresses(answer.address);
  const found = await Promise.all(guesses.map((guess) => examineNamed(tools, { address: guess, title: '' })));
  return dropRepeated(found.filter((each) => 'feed' in each));
}

function isPageRefusal(reason: RefusalReason): boolean {
  return (
    reason === 'web_page' ||
    reason === 'not_a_feed' ||
    reason === 'too_deep' ||
    reason === 'too_many_elements'
  );
}

async function examineNamed(
  tools: FeedTools,
  { address, title }: { address: string; title: string },
): Promise<FoundFeed> {
  try {
    const feed = await examineFeed(tools, address);
    return { feed: { ...feed, title: feed.title || title } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { address, title, refusal: error.reason, details: error.details };
  }
}

/** Usual places often lead to the same feed. */
function dropRepeated(found: readonly FoundFeed[]): FoundFeed[] {
  const byContent = Map.groupBy(found, (each) =>
    'feed' in each ? `${each.feed.title} ${each.feed.newestAt} ${each.feed.itemCount}` : each.address,
  );
  return [...byContent.values()].flatMap((same) => same.slice(0, 1));
}
