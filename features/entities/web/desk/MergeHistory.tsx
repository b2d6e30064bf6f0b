import type { ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import type { MergeDeskData, Merges } from './load-merge-desk.ts';
import type { useMerging } from './use-merging.ts';
import styles from './MergeDesk.module.css';

/** Every merge into the entity, newest first; one that stands can be undone, what was undone keeps its day. */
export function MergeHistory({
  merges: { merges },
  merging,
}: {
  merges: Merges;
  merging: ReturnType<typeof useMerging>;
}) {
  const t = useText();
  return (
    <History
      title={t('Merging_History')}
      steps={merges.map(({ mergeId, gone, by, reason, ...step }) => ({
        ...step,
        key: mergeId,
        by: by ?? t('Merging_ByProduct'),
        what: (
          <>
            <b>{gone.name}</b> № {gone.id}
          </>
        ),
        reason: by === null ? t('Merging_Listed') : reason,
        undo: () => void merging.undo(mergeId),
        undone: 'Merging_Undone',
      }))}
      isBusy={merging.state.kind === 'busy'}
    />
  );
}

/** Every split of the entity, newest first, with what went; it can be taken back. */
export function SplitHistory({
  splits,
  merging,
}: {
  splits: MergeDeskData['splits'];
  merging: ReturnType<typeof useMerging>;
}) {
  const t = useText();
  return (
    <History
      title={t('Merging_SplitHistory')}
      steps={splits.map(({ splitId, to, statements, by, ...step }) => ({
        ...step,
        key: splitId,
        by: by ?? '',
        what: (
          <>
            {statements.map(({ value }) => value).join(', ')} → <b>{to.name}</b> № {to.id}
          </>
        ),
        undo: () => void merging.undoSplit(splitId),
        undone: 'Merging_SplitUndone',
      }))}
      isBusy={merging.state.kind === 'busy'}
    />
  );
}

interface Step {
  key: number;
  what: ReactNode;
  by: string;
  reason: string;
  madeAt: string;
  undoneAt: string | null;
  undo: () => void;
  undone: 'Merging_Undone' | 'Merging_SplitUndone';
}

function History({ title, steps, isBusy }: { title: string; steps: readonly Step[]; isBusy: boolean }) {
  const t = useText();
  const { day } = useFormats();
  const write = (at: string): string => day(dayAt(new Date(at)));
  return (
    <Tile
      level={2}
      title={title}
      state={steps.length === 0 ? { kind: 'empty', message: t('Merging_HistoryNone') } : undefined}
    >
      <ol className={styles.history}>
        {steps.map(({ key, what, by, reason, madeAt, undoneAt, undo, undone }) => (
          <li key={key}>
            <span>{what}</span>
            <small className={styles.told}>
              {write(madeAt)}, {by}
            </small>
            <small className={styles.told}>{reason}</small>
            {undoneAt === null ? (
              <div>
                <Button size="small" disabled={isBusy} onClick={undo}>
                  {t('Merging_Undo')}
                </Button>
              </div>
            ) : (
              <small className={styles.told}>{t(undone, { day: write(undoneAt) })}</small>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
}
