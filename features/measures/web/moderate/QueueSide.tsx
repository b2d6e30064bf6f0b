import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ListedMeasure } from '../list/load-list.ts';
import { QueueAge } from './QueueAge.tsx';
import styles from './QueueSide.module.css';

interface Props {
  measures: readonly ListedMeasure[];
  now: Date;
  /** The version that is being decided. */
  current: { id: number; version: number };
}

/** What else waits, beside the version that is being decided: oldest first, each with its age. */
export function QueueSide({ measures, now, current }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <nav className={styles.side} aria-label={t('Measures_TabQueue')}>
      <p className={styles.count}>
        <Link to={buildRoute('moderateActions')}>{t('Measures_TabQueue')}</Link>{' '}
        <span>{measures.length}</span>
      </p>
      <ol>
        {measures.map(({ id, version, title, places, author, submittedAt, isEdit }) => {
          const isCurrent = id === current.id && version === current.version;
          return (
            <li key={`${id} ${version}`} className={styles.row} data-current={isCurrent || undefined}>
              <Link
                className={styles.title}
                to={buildRoute('action', { id, mode: 'moderate' }, { search: { version } })}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {title || t('Measures_Untitled')}
              </Link>
              <span className={styles.meta}>
                {[places.slice(0, 2).join(', '), author?.name, isEdit && t('Measures_EditOf')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <QueueAge {...{ submittedAt, now }} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
