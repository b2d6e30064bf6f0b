import { use } from 'react';
import type { LoadFeedPage } from '../../domain/feed/reading/run-feed.ts';
import type { FeedNews, LeanFeed } from './feed-news.ts';

/** A page of stories: at hand, or in the document alone, where it is asked for once it is to be taken over. */
export interface ServedPage {
  readonly given?: readonly FeedNews[];
  ask(): Promise<readonly FeedNews[]>;
}

const retryMs = 3_000;

/** The page a feed begins with; the ranking is frozen, so that what is asked for later is what stands in the document. */
export function servedPage(
  { told, requestId }: Pick<LeanFeed, 'told' | 'requestId'>,
  pageIndex: number,
  load: LoadFeedPage<FeedNews>,
): ServedPage {
  let asked: Promise<readonly FeedNews[]> | undefined;
  const ask = async (): Promise<readonly FeedNews[]> => {
    const page = await load({ pageIndex, requestId }, new AbortController().signal).catch(() => null);
    if (page !== null) return page.news;
    // The document goes on standing meanwhile, and its links lead where they lead.
    await new Promise((done) => setTimeout(done, retryMs));
    return ask();
  };
  return { given: told.given, ask: () => (asked ??= ask()) };
}

/** Stories that are at hand; suspends while they are on their way. */
export function useServedPage(page: ServedPage): readonly FeedNews[] {
  return page.given ?? use(page.ask());
}
