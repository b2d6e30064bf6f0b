import { Link } from '#platform/web/Link.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { deadlineOf } from '../../domain/list/overdue.ts';
import type { ListedMeasure } from '../list/load-list.ts';
import { QueueAge } from './QueueAge.tsx';
import styles from './QueueList.module.css';

/** Versions that wait, each with its age; from 48 hours on that is said in the colour of a warning. */
export function QueueList({ measures, now }: { measures: readonly ListedMeasure[]; now: Date }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { shortDay } = useFormats();
  const deadline = (submittedAt: string): string => {
    const until = new Date(deadlineOf(submittedAt));
    return t('Measures_Deadline', { day: shortDay(dayAt(until)), time: formatTime(until) });
  };
  if (measures.length === 0) return <p>{t('Measures_QueueEmpty')}</p>;
  return (
    <ol>
      {measures.map(({ id, version, title, places, author, moderator, submittedAt, isEdit }) => (
        <li key={`${id} ${version}`} className={styles.row}>
          <span className={styles.name}>
            <Link
              className={styles.title}
              to={buildRoute('action', { id, mode: 'moderate' }, { search: { version } })}
            >
              {title || t('Measures_Untitled')}
            </Link>
            <span className={styles.meta}>
              {[places.join(', '), author?.name, isEdit && t('Measures_EditOf')].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className={styles.meta}>{moderator?.name ?? t('Measures_AnyModerator')}</span>
          <QueueAge {...{ submittedAt, now }}>
            {submittedAt !== null && <span className={styles.deadline}>{deadline(submittedAt)}</span>}
          </QueueAge>
        </li>
      ))}
    </ol>
  );
}
