import { useContext, createContext, type ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { markRead } from '../marks/marks.ts';
import { useIsRead } from '../marks/use-marks.ts';
import { useNewsTime } from './use-news-time.ts';
import styles from './NewsRow.module.css';

/** What a page lets its reader do with each row of its feed, beside what every feed does; a page that gives nothing adds nothing. The value stays the same while the page stands: rows that are not taken over yet are blanked by another. */
export const RowActions = createContext<(news: FeedNews) => ReactNode>(() => null);

interface Props {
  news: FeedNews;
  /** Leaves the outlet out where the whole list is its own. */
  withoutSource?: boolean;
  /** The day that stands above the row. */
  under?: string;
}

/** A compact row: when, what, who. Its title leads to the item's page; one that was opened is paler and stays in place. */
export function NewsRow({ news, withoutSource = false, under }: Props) {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const writeTime = useNewsTime(under);
  const actions = useContext(RowActions);
  const isForeign = news.language !== locale;
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={news.hasTime ? news.date : undefined}>
        {writeTime(news)}
      </time>
      <NewsLink news={news} className={styles.title!} />
      <span className={styles.source}>
        {!withoutSource && (
          <Link to={buildRoute('source', { id: news.sourceId })} className={styles.outlet}>
            {news.sourceName}
          </Link>
        )}
        {isForeign && <span className={styles.language}>{news.language}</span>}
        {actions(news)}
      </span>
    </li>
  );
}

/** The headline as a link to its item's page, in its own language. */
export function NewsLink({ news, className }: { news: FeedNews; className: string }) {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const isRead = useIsRead(news.newsId) || news.isRead;
  return (
    <Link
      to={buildRoute('article', { newsId: news.newsId }, { search: { requestId: news.requestId } })}
      className={`${className} ${isRead ? styles.read : ''}`}
      lang={news.language === locale ? undefined : news.language}
      onClick={() => markRead(news.newsId)}
      data-news={news.newsId}
    >
      {typesetHeadline(news.title, news.language)}
    </Link>
  );
}
