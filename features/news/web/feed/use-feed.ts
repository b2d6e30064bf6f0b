import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorCodeOf } from '#platform/web/api.ts';
import { feedFrom, type FeedState, type PageGiven } from '../../domain/feed/reading/feed-state.ts';
import { runFeed, type LoadFeedPage, type RunningFeed } from '../../domain/feed/reading/run-feed.ts';
import type { FeedNews } from './feed-news.ts';

/** Feeds as they were left, so that coming back finds every page and the scroll its place; the last few alone. */
const left = new Map<string, FeedState<FeedNews>>();
const maxLeft = 6;

/** Forgets feeds as they were left, after what a reader wants to see in them changed. */
export function forgetFeeds(): void {
  left.clear();
}

/** A feed that begins with a page that came with the document; the component must be keyed by `first.requestId`. */
export function useFeed(
  first: PageGiven<FeedNews>,
  firstIndex: number,
  load: LoadFeedPage<FeedNews>,
): [FeedState<FeedNews>, RunningFeed<FeedNews>] {
  const name = `${first.requestId} ${firstIndex}`;
  const [feed] = useState(() => runFeed(left.get(name) ?? feedFrom(first, firstIndex), load, errorCodeOf));
  useEffect(() => feed.loadBy(load));
  const state = useSyncExternalStore(feed.subscribe, feed.state, feed.state);
  useEffect(() => keep(name, feed), [name, feed]);
  return [state, feed];
}

function keep(name: string, feed: RunningFeed<FeedNews>): () => void {
  return () => {
    feed.stop();
    left.delete(name);
    left.set(name, { ...feed.state(), loading: false });
    if (left.size > maxLeft) left.delete(left.keys().next().value!);
  };
}
