import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { splitDays } from '../../domain/feed/reading/split-days.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { NewsRow } from './NewsRow.tsx';
import { newsDay } from './use-news-time.ts';
import styles from './FeedColumns.module.css';

interface Props {
  news: readonly FeedNews[];
  /** The day the rows before end with: it is not said again. */
  dayBefore: string | null;
  /** Columns on a desk; fewer where there is less room. */
  columns?: 2 | 3;
  withoutSource?: boolean;
}

/** Compact rows in columns parted by hairlines, read down each column; a new day is named above its rows. */
export function FeedColumns({ news, dayBefore, columns = 3, withoutSource }: Props) {
  const { dayWithWeekday } = useFormats();
  const days = splitDays(news, newsDay);
  return days.map(({ day, items }, index) => (
    <div key={`${day} ${index}`} className={styles.part}>
      {day !== (index === 0 ? dayBefore : days[index - 1]!.day) && (
        <h2 className={styles.day}>{dayWithWeekday(day)}</h2>
      )}
      <ul className={`${styles.columns} ${styles[columns === 2 ? 'two' : 'three']}`}>
        {items.map((item) => (
          <NewsRow key={item.newsId} news={item} withoutSource={withoutSource} under={day} />
        ))}
      </ul>
    </div>
  ));
}
