import { canGoOn, reduceFeed, type FeedAction, type FeedState, type PageGiven } from './feed-state.ts';

/** Loads a page of a ranking; null = the feed has ended (204). `signal` is aborted when the answer is no longer wanted. */
export type LoadFeedPage<Item extends { newsId: number }> = (
  wanted: { pageIndex: number; requestId: string | null },
  signal: AbortSignal,
) => Promise<PageGiven<Item> | null>;

/** A feed that is being read. */
export interface RunningFeed<Item extends { newsId: number }> {
  state(): FeedState<Item>;
  subscribe(listener: () => void): () => void;
  /** Loads the next page; does nothing while one loads or when there is none. */
  next(): Promise<void>;
  /** Tries the page that failed once more. */
  retry(): Promise<void>;
  /** Forgets everything, cancels what is under way and loads the first page. */
  reset(options?: { keepTags?: boolean }): Promise<void>;
  /** From now on pages are loaded this way: in another language, on another day. */
  loadBy(load: LoadFeedPage<Item>): void;
  /** Cancels what is under way; nothing changes afterwards. */
  stop(): void;
}

/** Runs a feed from a state on. `codeOf` names a failure. */
export function runFeed<Item extends { newsId: number }>(
  initial: FeedState<Item>,
  load: LoadFeedPage<Item>,
  codeOf: (error: unknown) => string,
): RunningFeed<Item> {
  let state = initial;
  let running = new AbortController();
  let loadBy = load;
  const listeners = new Set<() => void>();
  const send = (action: FeedAction<Item>): void => {
    state = reduceFeed(state, action);
    for (const listener of listeners) listener();
  };
  const loadPage = async (pageIndex: number): Promise<void> => {
    running = new AbortController();
    const { signal } = running;
    send({ type: 'asked', pageIndex });
    const { ask, requestId } = state;
    try {
      const page = await loadBy({ pageIndex, requestId }, signal);
      if (!signal.aborted) send(page === null ? { type: 'ended', ask } : { type: 'received', ask, page });
    } catch (error) {
      if (!signal.aborted) send({ type: 'failed', ask, error: codeOf(error) });
    }
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: async () => (canGoOn(state as FeedState<never>) ? loadPage(state.pageIndex + 1) : undefined),
    retry: async () => (state.error === null ? undefined : loadPage(state.pageIndex + 1)),
    reset(options = {}) {
      running.abort();
      send({ type: 'reset', ...options });
      return loadPage(1);
    },
    loadBy: (other) => void (loadBy = other),
    stop: () => running.abort(),
  };
}
