import { useRef, type ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import { feedPageSize } from '../../domain/feed/reading/feed-limits.ts';
import type { LoadFeedPage } from '../../domain/feed/reading/run-feed.ts';
import type { FeedAnswer, FeedNews } from './feed-news.ts';
import { FrontStories, type FrontParts } from '../stories/FrontStories.tsx';
import { StoryColumns } from '../stories/StoryColumns.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { useFeed } from './use-feed.ts';
import { useFeedKeys } from './use-feed-keys.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useScreenAhead } from './use-screen-ahead.ts';
import styles from './Feed.module.css';
import { useLocation } from 'react-router';
import { Link } from '#platform/web/Link.tsx';

interface Given {
  first: FeedAnswer;
  /** Number of the first page that is here, from 1. */
  firstIndex: number;
  /** The ranking the address asked for had expired. */
  hasStartedAnew?: boolean;
  load: LoadFeedPage<FeedNews>;
}

interface ByStory extends Given {
  /** What stands around the first page. */
  front: FrontParts;
  items?: undefined;
}

interface ByItem extends Given {
  front?: undefined;
  /** How a page of items is drawn after the page before: given by its page, so that a feed by story loads none of it. */
  items: (news: readonly FeedNews[], before: readonly FeedNews[]) => ReactNode;
}

/** An endless feed: the first page as the caller draws it, the next ones fetched one screen ahead. */
export function Feed({ first, firstIndex, hasStartedAnew, load, front, items }: ByStory | ByItem) {
  const t = useText();
  const [state, feed] = useFeed(first, firstIndex, load);
  const sentinel = useScreenAhead(() => void feed.next());
  const list = useRef<HTMLDivElement>(null);
  const keys = useFeedKeys(list);
  useKeptPlace(state, feed);
  const [firstPage = [], ...laterPages] = state.pages;
  return (
    <div ref={list}>
      {(hasStartedAnew || state.hasStartedAnew) && <p className={styles.note}>{t('News_StartedAnew')}</p>}
      {firstIndex > 1 && <PageLine page={firstIndex} pages={pagesOf(state.newsTotalCount)} />}
      {front && firstIndex === 1 && <FrontStories news={firstPage} {...front} />}
      {front && firstIndex > 1 && <StoryColumns news={firstPage} />}
      {items?.(firstPage, [])}
      {laterPages.map((news, index) => (
        <section
          key={index}
          className={styles.page}
          aria-label={t('News_PageOf', {
            page: firstIndex + index + 1,
            pages: pagesOf(state.newsTotalCount),
          })}
        >
          {front && <StoryColumns news={news} />}
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

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / feedPageSize));
}

/** Which page of a feed was opened by its own address, and the way to its beginning. */
function PageLine({ page, pages }: { page: number; pages: number }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const start = new URLSearchParams(search);
  start.delete('page');
  start.delete('requestId');
  return (
    <p className={styles.note}>
      {t('News_PageOf', { page, pages })}.{' '}
      <Link to={start.size > 0 ? `${pathname}?${start}` : pathname} className="link">
        {t('News_ToStart')}
      </Link>
    </p>
  );
}
