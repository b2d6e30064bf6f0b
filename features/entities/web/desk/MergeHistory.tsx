import { useText } from '#platform/web/text.ts';
import { StepHistory } from './StepHistory.tsx';
import type { MergeDeskData, Merges } from './load-merge-desk.ts';
import type { useMerging } from './use-merging.ts';

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
    <StepHistory
      title={t('Merging_History')}
      empty={t('Merging_HistoryNone')}
      undoLabel={t('Merging_Undo')}
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
        undone: (day) => t('Merging_Undone', { day }),
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
    <StepHistory
      title={t('Merging_SplitHistory')}
      empty={t('Merging_HistoryNone')}
      undoLabel={t('Merging_Undo')}
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
        undone: (day) => t('Merging_SplitUndone', { day }),
      }))}
      isBusy={merging.state.kind === 'busy'}
    />
  );
}
