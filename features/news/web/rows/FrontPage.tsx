import type { ReactNode } from 'react';
import type { FeedNews } from '../feed/feed-news.ts';
import { FeedColumns } from './FeedColumns.tsx';
import { LeadNews } from './LeadNews.tsx';
import styles from './FrontPage.module.css';

interface Props {
  news: readonly FeedNews[];
  dayAbove: string | null;
  /** Tiles beside the rows on a desk, below them on a phone. */
  rail: ReactNode;
  children?: ReactNode;
}

/** The first page: the latest item large, the others below it in two columns, the day's figures beside. */
export function FrontPage({ news: [lead, ...others], dayAbove, rail, children }: Props) {
  return (
    <div className={styles['front']}>
      <div className={styles['rows']}>
        {lead && <LeadNews news={lead} />}
        {others.length > 0 && <FeedColumns news={others} dayBefore={dayAbove} columns={2} />}
        {children}
      </div>
      <aside className={styles['rail']}>{rail}</aside>
    </div>
  );
}
