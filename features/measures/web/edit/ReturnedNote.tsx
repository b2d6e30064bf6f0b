import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { findReturn } from '../../domain/steps/find-return.ts';
import type { Measure } from '../measure/load-measure.ts';
import styles from './ReturnedNote.module.css';

/** Above the form of a measure that came back: why, who said so, and the version that was returned. */
export function ReturnedNote({ measure: { id, history } }: { measure: Pick<Measure, 'id' | 'history'> }) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const buildRoute = useBuildRoute();
  const returned = findReturn(history);
  if (returned === null) return null;
  return (
    <aside className={styles.note} aria-label={t('Measures_Returned')}>
      <p>
        <Icon name="reply" size={14} /> <b>{t('Measures_Returned')}</b>{' '}
        {[returned.by, writeDay(returned.at.slice(0, 10))].filter(Boolean).join(', ')}
      </p>
      <blockquote>{returned.reason}</blockquote>
      <p>
        <Link className="link" to={buildRoute('action', { id }, { search: { version: returned.version } })}>
          {t('Measures_ReturnedVersion', { version: returned.version })}
        </Link>
      </p>
    </aside>
  );
}
