import { useRef } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { LoadFeedPage } from '../../domain/feed/reading/run-feed.ts';
import { splitDays } from '../../domain/feed/reading/split-days.ts';
import type { FeedAnswer, FeedNews } from '../feed/feed-news.ts';
import { FeedEnd } from '../feed/FeedEnd.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { useFeedKeys } from '../feed/use-feed-keys.tsx';
import { useScreenAhead } from '../feed/use-screen-ahead.ts';
import { newsDay } from '../rows/use-news-time.ts';
import { SearchRow } from './SearchRow.tsx';
import styles from './SearchFeed.module.css';

interface Props {
  first: FeedAnswer;
  firstIndex: number;
  hasStartedAnew: boolean;
  load: LoadFeedPage<FeedNews>;
  /** Lines whose words stand out. */
  lines: readonly string[];
  /** Days stand above their rows; only where the newest come first. */
  byDay: boolean;
}

/** Found news in one column, one page after another, with the words that were asked for standing out. */
export function SearchFeed({ first, firstIndex, hasStartedAnew, load, lines, byDay }: Props) {
  const t = useText();
  const [state, feed] = useFeed(first, firstIndex, load);
  const sentinel = useScreenAhead(() => void feed.next());
  const list = useRef<HTMLDivElement>(null);
  const keys = useFeedKeys(list);
  return (
    <div ref={list}>
      {(hasStartedAnew || state.hasStartedAnew) && <p className={styles.note}>{t('News_StartedAnew')}</p>}
      {state.pages.map((news, index) => (
        <SearchPart key={index} news={news} lines={lines} byDay={byDay} />
      ))}
      <div key={state.pages.length} ref={sentinel} />
      <FeedEnd state={state} onRetry={() => void feed.retry()} />
      {keys}
    </div>
  );
}

function SearchPart({ news, lines, byDay }: Pick<Props, 'lines' | 'byDay'> & { news: readonly FeedNews[] }) {
  const { dayWithWeekday } = useFormats();
  const rows = (items: readonly FeedNews[]) => (
    <ul className={styles.rows}>
      {items.map((item) => (
        <SearchRow key={item.newsId} news={item} lines={lines} withDay={!byDay} />
      ))}
    </ul>
  );
  if (!byDay) return rows(news);
  return splitDays(news, newsDay).map(({ day, items }, index) => (
    <section key={`${day} ${index}`}>
      <h3 className={styles.day}>{dayWithWeekday(day)}</h3>
      {rows(items)}
    </section>
  ));
}
