import { Link } from 'react-router';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { newsDay } from '../rows/use-news-time.ts';
import styles from './ItemHead.module.css';

/** The headline, who published it and when, and the way to the full text at its source. */
export function ItemHead({ news, title, domain }: { news: FeedNews; title: string; domain: string }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  const when = news.hasTime
    ? `${day(newsDay(news))}, ${formatTime(new Date(news.date))}`
    : day(newsDay(news));
  return (
    <header>
      {news.rubricId !== null && (
        <p className={styles['eyebrow']}>
          <Link to={buildRoute('rubric', { id: news.rubricId })}>
            <b>{news.rubric}</b>
          </Link>
        </p>
      )}
      <h1 className={styles['title']} lang={news.language === locale ? undefined : news.language}>
        {title}
      </h1>
      <p className={styles['by']}>
        <Link to={buildRoute('source', { id: news.sourceId })}>
          <b>{news.sourceName}</b>
        </Link>
        , <time dateTime={news.hasTime ? news.date : newsDay(news)}>{when}</time>
      </p>
      <p className={styles['note']}>{t('News_HeadlineOnly')}</p>
      <p>
        <ExternalLink href={news.sourceLink} className={buttonClass({ variant: 'primary' })}>
          {t('News_ReadAtSource', { domain })}
        </ExternalLink>
      </p>
    </header>
  );
}
