import { RefusedFeed, type FeedRefusal } from '#feedformats/refused-feed.ts';
import { RefusedFetch, type FetchRefusal } from '#platform/server/fetch/refused-fetch.ts';

/** Why a feed, a site or an article was not taken: it could not be fetched, or what came was none. */
export type RefusalReason = FeedRefusal | FetchRefusal;

/** True for what an operator is told; anything else is a fault of ours. */
export function isRefusal(error: unknown): error is RefusedFeed | RefusedFetch {
  return error instanceof RefusedFeed || error instanceof RefusedFetch;
}
