import { Button } from '#platform/ui/buttons/Button.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { LogStep } from './load-manuals.ts';
import type { EntryActions } from './use-entries.ts';
import styles from './HandbookLog.module.css';

/** What was done to a handbook, newest first; a merge can be taken back from here as long as it may be. */
export function HandbookLog({ log, actions }: { log: readonly LogStep[]; actions: EntryActions }) {
  const t = useText();
  const { shortDay } = useFormats();
  const title = t('MeasuresManuals_Log');
  if (log.length === 0)
    return (
      <Tile
        level={2}
        title={title}
        state={{ kind: 'empty', isOwn: true, message: t('MeasuresManuals_LogEmpty') }}
      />
    );
  return (
    <Tile level={2} title={title}>
      <ul>
        {log.map(({ id, step, at, by, name, other, moved, undoUntil }) => {
          const when = new Date(at);
          return (
            <li key={id} className={styles.row}>
              <p>{t(`MeasuresManuals_Log_${step}`, { name, other: other ?? '—', moved: moved ?? 0 })}</p>
              <p className={styles.meta}>
                {[by?.name, shortDay(dayAt(when)), formatTime(when)].filter(Boolean).join(', ')}
              </p>
              {undoUntil !== null && (
                <Button size="small" variant="text" onClick={() => void actions.undo(id)}>
                  {t('MeasuresManuals_Undo', { day: shortDay(dayAt(new Date(undoUntil))) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}
