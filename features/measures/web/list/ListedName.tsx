import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ListedMeasure } from './load-list.ts';
import { scheduleWords } from '../screen/schedule-words.ts';
import styles from './ListedName.module.css';

/** A measure by its name, with place and direction below. */
export function ListedName({ measure }: { measure: ListedMeasure }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const schedule = scheduleWords(measure, t, useFormats());
  const { id, title, places, direction, description, isEdit } = measure;
  return (
    <span className={styles.name}>
      <Link to={buildRoute('action', { id })} className={styles.title}>
        {title || t('Measures_Untitled')}
      </Link>
      {description.replace(/\.$/, '') !== title && description && (
        <span className={styles.note}>{description}</span>
      )}
      <span className={styles.meta}>
        {[places.slice(0, 3).join(', '), t(`Measures_Direction_${direction}`)].filter(Boolean).join(' · ')}
        {isEdit && ` · ${t('Measures_EditOf')}`}
        {schedule && ` · ${schedule}`}
      </span>
    </span>
  );
}
