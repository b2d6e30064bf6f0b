import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import { markRead } from '../marks/marks.ts';
import styles from './HeadlineList.module.css';

interface Headline {
  newsId: number;
  date: string;
  hasTime: boolean;
  title: string;
  language: string;
  sourceName: string;
}

interface Props {
  headlines: readonly Headline[];
  /** The day whose headlines show their hour; others show their day. */
  day: string;
  withoutSource?: boolean;
}

/** Headlines beside an item: when, what, who. */
export function HeadlineList({ headlines, day, withoutSource = false }: Props) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeDay = useNearDay();
  const whenOf = ({ date, hasTime }: Headline): string => {
    const moment = new Date(date);
    return hasTime && dayAt(moment) === day ? formatTime(moment) : writeDay(dayAt(moment));
  };
  return (
    <ol className={styles.list}>
      {headlines.map((headline) => (
        <li key={headline.newsId}>
          <time dateTime={headline.hasTime ? headline.date : undefined}>{whenOf(headline)}</time>
          <span>
            <Link
              to={buildRoute('article', { newsId: headline.newsId })}
              lang={headline.language === locale ? undefined : headline.language}
              onClick={() => markRead(headline.newsId)}
            >
              {typesetHeadline(headline.title, headline.language)}
            </Link>{' '}
            {!withoutSource && <span className={styles.source}>{headline.sourceName}</span>}
            {headline.language !== locale && (
              <span className={styles.source}>
                {' '}
                {t('News_Item_InLanguage', { language: headline.language })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
