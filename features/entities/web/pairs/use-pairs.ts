import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useQueueSteps } from '../use-queue-steps.ts';

/** Pairs that may be one. */
export type Pairs = OutputOf<'entities/getProposals'>;

/** One of them, with what speaks for it. */
export type Pair = Pairs['pairs'][number];

/** What the last step said. */
export type PairSaid = 'Pairs_Merged' | 'Pairs_Parted' | 'Pairs_Undone' | 'Pairs_Failed';

/** The last step as it is taken back: a merge from the version it made, or two that were kept apart. */
type Step = { kind: 'merge'; mergeId: number; version: number } | { kind: 'apart'; apartId: number };

/** Steps through the queue: two are one, two are two, and the last of them taken back; each loads the queue anew. */
export function usePairs() {
  const t = useText();
  const api = useApi();
  const { isBusy, last, said, attempt, undo } = useQueueSteps<Step, PairSaid>('Pairs_Failed');
  return {
    isBusy,
    last,
    said,
    merge: ({ kept, gone }: Pair) =>
      attempt('Pairs_Merged', kept.name, async () => {
        const made = await api.call('entities/merge', {
          id: kept.id,
          goneId: gone.id,
          version: kept.version,
          reason: t('Pairs_Reason'),
          acrossKinds: true,
        });
        return { kind: 'merge', ...made };
      }),
    part: ({ kept, gone }: Pair) =>
      attempt('Pairs_Parted', kept.name, async () => {
        const made = await api.call('entities/keepApart', { id: kept.id, otherId: gone.id });
        return { kind: 'apart', ...made };
      }),
    undo: () =>
      undo('Pairs_Undone', (step) =>
        step.kind === 'merge'
          ? api.call('entities/undoMerge', { mergeId: step.mergeId, version: step.version })
          : api.call('entities/undoApart', { apartId: step.apartId }),
      ),
  };
}
