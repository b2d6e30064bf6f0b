import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import { feedPageSize } from '../../domain/feed/reading/feed-limits.ts';
import type { LoadFeedPage } from '../../domain/feed/reading/run-feed.ts';
import type { FeedAnswer, FeedNews, LeanFeed } from './feed-news.ts';
import { FrontStories, type FrontParts } from '../stories/FrontStories.tsx';
import { Stories } from '../stories/islands.ts';
import { servedPage, type ServedPage } from './served-page.ts';
import { PageLine } from './seldom-parts.ts';
import { FeedEnd } from './FeedEnd.tsx';
import { useFeed } from './use-feed.ts';
import { useFeedKeys } from './use-feed-keys.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useScreenAhead } from './use-screen-ahead.ts';
import { useMarks } from '../marks/use-marks.ts';
import styles from './Feed.module.css';

interface Given {
  /** Number of the first page that is here, from 1. */
  firstIndex: number;
  /** The ranking the address asked for had expired. */
  hasStartedAnew?: boolean;
  load: LoadFeedPage<FeedNews>;
}

interface ByStory extends Given {
  first: LeanFeed;
  /** What stands around the first page. */
  front: FrontParts;
  items?: undefined;
}

interface ByItem extends Given {
  first: FeedAnswer;
  front?: undefined;
  /** How a page of items is drawn after the page before: given by its page, so that a feed by story loads none of it. */
  items: (news: readonly FeedNews[], before: readonly FeedNews[]) => ReactNode;
}

/** An endless feed: the first page as the caller draws it, the next ones fetched one screen ahead. */
export function Feed({ first, firstIndex, hasStartedAnew, load, front, items }: ByStory | ByItem) {
  const t = useText();
  const [state, feed] = useFeed(first, firstIndex, front ? withScripts(load) : load);
  const sentinel = useScreenAhead(() => void feed.next());
  const list = useRef<HTMLDivElement>(null);
  const keys = useFeedKeys(list);
  useWokenByMarks(first.news);
  useKeptPlace(state, feed);
  const [firstPage = [], ...laterPages] = state.pages;
  const [served] = useState(() => ('told' in first ? servedPage(first, firstIndex, load) : null));
  // A ranking that began anew while it was read brought its first page itself.
  const isAnew = state.requestId !== first.requestId;
  const page = useMemo(
    () => (served === null || isAnew ? pageAtHand(firstPage) : served),
    [served, isAnew, firstPage],
  );
  return (
    <div ref={list}>
      {(hasStartedAnew || state.hasStartedAnew) && <p className={styles.note}>{t('News_StartedAnew')}</p>}
      {firstIndex > 1 && <PageLine page={firstIndex} pages={pagesOf(state.newsTotalCount)} />}
      {front && firstIndex === 1 && <FrontStories page={page} {...front} />}
      {front && firstIndex > 1 && <Stories page={page} part="whole" />}
      {items?.(firstPage, [])}
      {laterPages.map((news, index) => (
        <section
          key={index}
          className={`${styles.page} ${front ? styles.stories : ''}`}
          aria-label={t('News_PageOf', {
            page: firstIndex + index + 1,
            pages: pagesOf(state.newsTotalCount),
          })}
        >
          {front && <LaterStories news={news} />}
          {items?.(news, index === 0 ? firstPage : laterPages[index - 1]!)}
        </section>
      ))}
      {/* A new one for each page, so that one that is still near the view asks again. */}
      <div key={state.pages.length} ref={sentinel} />
      <FeedEnd state={state} onRetry={() => void feed.retry()} byStory={front !== undefined} />
      {keys}
    </div>
  );
}

/** Further pages are drawn in the browser: each comes with what draws it, or it would stand empty and ask for the next. */
function withScripts(load: LoadFeedPage<FeedNews>): LoadFeedPage<FeedNews> {
  return async (...asked) => (await Promise.all([load(...asked), Stories.fetch()]))[0];
}

function LaterStories({ news }: { news: readonly FeedNews[] }) {
  const page = useMemo(() => pageAtHand(news), [news]);
  return <Stories page={page} part="whole" />;
}

function pageAtHand(given: readonly FeedNews[]): ServedPage {
  return { given, ask: async () => given };
}

/** Stories of which one was read or kept show it: they are taken over without being asked. */
function useWokenByMarks(news: readonly Pick<FeedNews, 'newsId'>[]): void {
  const marks = useMarks();
  useEffect(() => {
    if (news.some(({ newsId }) => Object.values(marks).some((ids) => ids.has(newsId)))) Stories.wake();
  }, [marks, news]);
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / feedPageSize));
}
