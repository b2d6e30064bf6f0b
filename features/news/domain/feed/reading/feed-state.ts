import { maxPages } from './feed-limits.ts';

/** What a feed needs of a page; the wire's page has more. */
export interface PageGiven<Item extends { newsId: number }> {
  news: readonly Item[];
  requestId: string;
  userNewsLeft: number;
  newsTotalCount: number;
  tags: readonly { value: string; active: boolean }[];
}

/** A feed as far as it is read. `pages` hold no item twice. */
export interface FeedState<Item extends { newsId: number }> {
  pages: readonly (readonly Item[])[];
  tags: readonly { value: string; active: boolean }[];
  requestId: string | null;
  /** Number of the last page asked for, from 1; 0 before the first. */
  pageIndex: number;
  /** -1 = not known yet, 0 = the feed has ended. */
  newsLeft: number;
  newsTotalCount: number;
  loading: boolean;
  firstPageLoaded: boolean;
  newsExists: boolean;
  /** Code of what ended the last load, null when it went well. */
  error: string | null;
  /** The ranking had expired while it was read: what is here is a new one from its beginning. */
  hasStartedAnew: boolean;
  /** Grows with every load and reset; an answer to an older one is late and ignored. */
  ask: number;
}

export type FeedAction<Item extends { newsId: number }> =
  | { type: 'asked'; pageIndex: number }
  | { type: 'received'; ask: number; page: PageGiven<Item> }
  | { type: 'ended'; ask: number }
  | { type: 'failed'; ask: number; error: string }
  | { type: 'reset'; keepTags?: boolean };

/** A feed of which nothing is known. */
export function emptyFeed<Item extends { newsId: number }>(): FeedState<Item> {
  return {
    pages: [],
    tags: [],
    requestId: null,
    pageIndex: 0,
    newsLeft: -1,
    newsTotalCount: 0,
    loading: false,
    firstPageLoaded: false,
    newsExists: false,
    error: null,
    hasStartedAnew: false,
    ask: 0,
  };
}

/** A feed whose page of this number came with the page itself. */
export function feedFrom<Item extends { newsId: number }>(
  page: PageGiven<Item>,
  pageIndex = 1,
): FeedState<Item> {
  const asked = reduceFeed(emptyFeed<Item>(), { type: 'asked', pageIndex });
  return reduceFeed(asked, { type: 'received', ask: asked.ask, page });
}

/** True when the next page may be asked for: not while one loads, not past the end, not past the cap. */
export function canGoOn({ loading, newsLeft, pageIndex, error }: FeedState<never>): boolean {
  return !loading && newsLeft !== 0 && pageIndex < maxPages && error === null;
}

/** The feed after something happened (specification 4). */
export function reduceFeed<Item extends { newsId: number }>(
  state: FeedState<Item>,
  action: FeedAction<Item>,
): FeedState<Item> {
  if (action.type === 'asked')
    return { ...state, pageIndex: action.pageIndex, loading: true, error: null, ask: state.ask + 1 };
  if (action.type === 'reset')
    return { ...emptyFeed<Item>(), tags: action.keepTags ? state.tags : [], ask: state.ask + 1 };
  if (action.ask !== state.ask) return state;
  if (action.type === 'ended') return { ...state, loading: false, newsLeft: 0, firstPageLoaded: true };
  if (action.type === 'failed')
    return { ...state, loading: false, error: action.error, pageIndex: Math.max(0, state.pageIndex - 1) };
  return withPage(state, action.page);
}

/** A page of another ranking than the one being read takes the place of everything: the feed started anew. */
function withPage<Item extends { newsId: number }>(
  state: FeedState<Item>,
  page: PageGiven<Item>,
): FeedState<Item> {
  const startsAnew = state.requestId !== null && state.requestId !== page.requestId;
  const before = startsAnew ? [] : state.pages;
  const known = new Set(before.flat().map(({ newsId }) => newsId));
  const fresh = page.news.filter(({ newsId }) => !known.has(newsId) && known.add(newsId));
  const pages = [...before, fresh];
  return {
    ...state,
    pages,
    tags: page.tags,
    requestId: page.requestId,
    pageIndex: startsAnew ? 1 : state.pageIndex,
    newsLeft: state.pageIndex >= maxPages ? 0 : page.userNewsLeft,
    newsTotalCount: page.newsTotalCount,
    loading: false,
    firstPageLoaded: true,
    hasStartedAnew: state.hasStartedAnew || startsAnew,
    newsExists: pages.some(({ length }) => length > 0),
    error: null,
  };
}
