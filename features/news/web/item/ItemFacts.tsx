import type { ReactNode } from 'react';
import { isLocale } from '#platform/shared/locales.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FeedNews } from '../feed/feed-news.ts';
import { newsDay } from '../rows/use-news-time.ts';
import styles from './ItemFacts.module.css';

/** What is known of a headline, and in words what is not. */
export function ItemFacts({ news }: { news: FeedNews }) {
  const t = useText();
  const { dayWithWeekday } = useFormats();
  const time = news.hasTime
    ? `${formatTime(new Date(news.date))}, ${t('News_Moscow')}`
    : t('News_TimeUnknown');
  return (
    <dl className={styles['facts']}>
      <Fact name={t('News_Outlet')}>{news.sourceName}</Fact>
      <Fact name={t('News_Published')}>
        {dayWithWeekday(newsDay(news))}, {time}
      </Fact>
      <Fact name={t('News_Rubric')}>{news.rubric ?? t('News_RubricUnknown')}</Fact>
      <Fact name={t('News_Language')}>
        {isLocale(news.language) ? t(`News_Language_${news.language}`) : news.language}
      </Fact>
      {news.clusterCount <= 1 && <Fact name={t('News_Story')}>{t('News_StoryAlone')}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
