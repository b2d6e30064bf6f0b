import { Link } from '#platform/web/Link.tsx';
import { typesetHeadline } from '#features/news/public.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale } from '#platform/web/text.ts';
import styles from './HeadlineRows.module.css';

type Headline = Pick<
  OutputOf<'subscriptions/getMixed'>['news'][number],
  'newsId' | 'date' | 'hasTime' | 'title' | 'language' | 'sourceName'
>;

/** Headlines one below the other: when, what, who; those of the clock's day by their hour. */
export function HeadlineRows({
  headlines,
  withoutSource = false,
}: {
  headlines: readonly Headline[];
  withoutSource?: boolean;
}) {
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeDay = useNearDay();
  const { clock } = useStart();
  return (
    <ol className={styles.list}>
      {headlines.map(({ newsId, date, hasTime, title, language, sourceName }) => {
        const moment = new Date(date);
        const isToday = dayAt(moment) === clock.newsDay;
        return (
          <li key={newsId}>
            <time dateTime={hasTime ? date : undefined}>
              {hasTime && isToday ? formatTime(moment) : writeDay(dayAt(moment))}
            </time>
            <span>
              <Link to={buildRoute('article', { newsId })} lang={language === locale ? undefined : language}>
                {typesetHeadline(title, language)}
              </Link>{' '}
              {!withoutSource && <span className={styles.source}>{sourceName}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
