import { useLocation } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { EndOfFeed } from '#platform/ui/navigation/Pagination.tsx';
import { SkeletonRows } from '#platform/ui/waiting/Skeleton.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import { maxPages } from '../../domain/feed/reading/feed-limits.ts';
import type { FeedState } from '../../domain/feed/reading/feed-state.ts';
import type { FeedNews } from './feed-news.ts';
import styles from './FeedEnd.module.css';

interface Props {
  state: FeedState<FeedNews>;
  onRetry: () => void;
  /** Rows are stories: the sentences count them. */
  byStory?: boolean;
}

/** What stands below the rows: the next page on its way, why it failed, the end, and links that work without scripts. */
export function FeedEnd({ state, onRetry, byStory = false }: Props) {
  const t = useText();
  const { loading, error, newsLeft, newsTotalCount, pageIndex, pages } = state;
  const shown = pages.reduce((sum, { length }) => sum + length, 0);
  if (error !== null) {
    return (
      <div className={styles.end} role="alert">
        <p>
          {t('News_LoadFailed')} <span className={styles.code}>{t('Ui_ErrorCode', { code: error })}</span>
        </p>
        <Button size="small" icon="retry" onClick={onRetry}>
          {t('Ui_Retry')}
        </Button>
      </div>
    );
  }
  if (newsLeft === 0)
    return (
      <EndOfFeed>
        {pageIndex >= maxPages
          ? t('News_EndAtCap')
          : t(byStory ? 'News_StoriesEnd' : 'News_End', { count: newsTotalCount })}
      </EndOfFeed>
    );
  return (
    <>
      {loading && <SkeletonRows rows={3} height={62} />}
      <output className={styles.end}>
        {t(byStory ? 'News_StoriesShown' : 'News_Shown', { shown, total: newsTotalCount })}{' '}
        <NextPage state={state} />
      </output>
    </>
  );
}

/** For readers without scripts and for machines: the next page of the same ranking at an address of its own. */
function NextPage({ state: { pageIndex, requestId } }: { state: FeedState<FeedNews> }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set('page', String(pageIndex + 1));
  if (requestId !== null) next.set('requestId', requestId);
  return (
    <Link to={`${pathname}?${next}`} rel="next" className="link">
      {t('News_NextPage')}
    </Link>
  );
}
