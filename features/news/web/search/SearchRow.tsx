import { formatTime } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { typesetHeadline, typesetText } from '../../domain/feed/wording/typeset-headline.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { markRead } from '../marks/marks.ts';
import { useIsRead } from '../marks/use-marks.ts';
import { newsDay } from '../rows/use-news-time.ts';
import { Highlighted } from './Highlighted.tsx';
import styles from './SearchRow.module.css';

interface Props {
  news: FeedNews;
  lines: readonly string[];
  /** The day stands in the row, since no day stands above it. */
  withDay: boolean;
}

/** A found item: headline, announce where there is one, outlet, when, and the story it belongs to. */
export function SearchRow({ news, lines, withDay }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const lang = news.language === locale ? undefined : news.language;
  const isRead = useIsRead(news.newsId) || news.isRead;
  return (
    <li className={styles.row}>
      <Link
        to={buildRoute('article', { newsId: news.newsId }, { search: { requestId: news.requestId } })}
        className={`${styles.title} ${isRead ? styles.read : ''}`}
        lang={lang}
        onClick={() => markRead(news.newsId)}
        data-news=""
      >
        <Highlighted
          text={typesetHeadline(news.title, news.language)}
          language={news.language}
          lines={lines}
        />
      </Link>
      {news.announce !== null && (
        <p className={styles.announce} lang={lang}>
          <Highlighted
            text={typesetText(news.announce, news.language)}
            language={news.language}
            lines={lines}
          />
        </p>
      )}
      <p className={styles.facts}>
        <When news={news} withDay={withDay} />
        <Link to={buildRoute('source', { id: news.sourceId })} className={styles.outlet}>
          {news.sourceName}
        </Link>
        {lang !== undefined && <span className={styles.language}>{news.language}</span>}
        {news.rubric !== null && <span>{news.rubric}</span>}
        {news.story !== null && news.story.itemCount > 1 && (
          <Link to={buildRoute('story', { id: news.story.storyId })} className={styles.story}>
            {t('NewsSearch_Story', { items: news.story.itemCount, sources: news.story.sourceCount })}
          </Link>
        )}
      </p>
    </li>
  );
}

function When({ news, withDay }: Pick<Props, 'news' | 'withDay'>) {
  const writeDay = useNearDay();
  const time = news.hasTime ? formatTime(new Date(news.date)) : null;
  const day = withDay || time === null ? writeDay(newsDay(news)) : null;
  return (
    <time dateTime={news.hasTime ? news.date : undefined} className={styles.time}>
      {[day, time].filter((part) => part !== null).join(', ')}
    </time>
  );
}
