import { Link } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { NewsLink } from './NewsRow.tsx';
import { useNewsTime } from './use-news-time.ts';
import styles from './LeadNews.module.css';

/** The first item of a feed, large; it says itself why it stands there: it is the latest. */
export function LeadNews({ news }: { news: FeedNews }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeTime = useNewsTime();
  return (
    <article className={styles['lead']}>
      <p className={styles['eyebrow']}>
        <b>{t('News_Latest')}</b>
        {news.rubricId !== null && (
          <>
            {', '}
            <Link to={buildRoute('rubric', { id: news.rubricId })}>{news.rubric}</Link>
          </>
        )}
      </p>
      <h2 className={styles['title']}>
        <NewsLink news={news} className="" />
      </h2>
      <p className={styles['by']}>
        <Link to={buildRoute('source', { id: news.sourceId })}>
          <b>{news.sourceName}</b>
        </Link>
        , {writeTime(news)}
      </p>
    </article>
  );
}
