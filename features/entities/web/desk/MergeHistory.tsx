import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import type { Merges } from './load-merge-desk.ts';
import type { useMerging } from './use-merging.ts';
import styles from './MergeDesk.module.css';

interface Props {
  merges: Merges;
  merging: ReturnType<typeof useMerging>;
}

/** Every merge into the entity, newest first; one that stands can be undone, what was undone keeps its day. */
export function MergeHistory({ merges: { merges }, merging }: Props) {
  const t = useText();
  const { day } = useFormats();
  return (
    <Tile
      level={2}
      title={t('Merging_History')}
      state={merges.length === 0 ? { kind: 'empty', message: t('Merging_HistoryNone') } : undefined}
    >
      <ol className={styles.history}>
        {merges.map(({ mergeId, gone, reason, madeAt, by, undoneAt }) => (
          <li key={mergeId}>
            <b>{gone.name}</b> № {gone.id}
            <small className={styles.told}>
              {day(dayAt(new Date(madeAt)))}, {by ?? t('Merging_ByProduct')}
            </small>
            <small className={styles.told}>{by === null ? t('Merging_Listed') : reason}</small>
            {undoneAt === null ? (
              <div>
                <Button
                  size="small"
                  disabled={merging.state.kind === 'busy'}
                  onClick={() => void merging.undo(mergeId)}
                >
                  {t('Merging_Undo')}
                </Button>
              </div>
            ) : (
              <small className={styles.told}>
                {t('Merging_Undone', { day: day(dayAt(new Date(undoneAt))) })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
}
