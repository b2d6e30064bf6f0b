import { Button } from '#platform/ui/buttons/Button.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useIsLoading } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { CalendarDay } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { CopyReport } from './CopyReport.tsx';
import type { TileState } from './tile-state.ts';
import styles from './Tile.module.css';

type Failure = Extract<TileState, { kind: 'error' }>;

/** Nothing to show: a sentence and the next step. While data are loaded it may not say that there is none. */
export function EmptyState({ message, action, isOwn }: Extract<TileState, { kind: 'empty' }>) {
  const t = useText();
  const isLoading = useIsLoading();
  return (
    <div className={styles.state}>
      <p>{isLoading && !isOwn ? t('Ui_EmptyLoading') : (message ?? t('Ui_Empty'))}</p>
      {action}
    </div>
  );
}

/** It failed: the reason, another try, a report to send. Only this block is affected. */
export function ErrorState({ title, failure }: { title: string; failure: Failure }) {
  const t = useText();
  return (
    <div className={`${styles.state} ${styles.trouble}`} role="alert">
      <p>
        <Icon name="warning" /> {failure.message ?? t('Ui_TileError')}
      </p>
      <div className={styles.actions}>
        {failure.onRetry && (
          <Button size="small" icon="retry" onClick={failure.onRetry}>
            {t('Ui_Retry')}
          </Button>
        )}
        <CopyReport facts={{ title, ...failure }} size="small" variant="text" />
      </div>
    </div>
  );
}

/** Behind the licence: what is inside and the orange button. */
export function NoAccessState({ message, onGetAccess }: Extract<TileState, { kind: 'no-access' }>) {
  const t = useText();
  return (
    <div className={styles.state}>
      <p>
        <Icon name="lock" /> {message ?? t('Ui_NoAccess')}
      </p>
      {onGetAccess && (
        <Button size="small" variant="access" onClick={onGetAccess}>
          {t('Ui_GetAccess')}
        </Button>
      )}
    </div>
  );
}

/** The age of a tile's data in words, for its `stale` state: the day of the data and today by the request's clock. */
export function StaleAge({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  const t = useText();
  const formats = useFormats();
  return <>{t('Ui_Stale', { day: formats.day(day), age: formats.daysAgo(day, today) })}</>;
}
