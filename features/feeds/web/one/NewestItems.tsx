import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './One.module.css';

/** What a feed brought: its latest headlines, how much waits, and what the engine could not take. */
export function NewestItems({
  newest,
  waiting,
  failed,
}: Pick<OutputOf<'feeds/getFeed'>, 'newest' | 'waiting' | 'failed'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  return (
    <>
      {newest.length === 0 && <p className={styles.empty}>{t('Feeds_NewestEmpty')}</p>}
      <ol className={styles.newest}>
        {newest.map(({ newsId, title, date }) => (
          <li key={newsId}>
            <Link to={buildRoute('article', { newsId })}>{title}</Link>{' '}
            <time dateTime={date}>{nearDay(dayAt(new Date(date)))}</time>
          </li>
        ))}
      </ol>
      {waiting > 0 && <p className={styles.note}>{t('Feeds_Waiting', { count: waiting })}</p>}
      {failed.length > 0 && (
        <>
          <h3 className={styles.sub}>{t('Feeds_Failed')}</h3>
          <ul className={styles.newest}>
            {failed.map(({ title, failure }, at) => (
              <li key={at}>
                {title} <span className={styles.note}>{failure}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
