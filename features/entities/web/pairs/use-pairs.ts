import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OutputOf } from '#platform/web/api.ts';

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
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Step | null>(null);
  const [said, setSaid] = useState<{ what: PairSaid; name: string } | null>(null);
  const attempt = async (what: PairSaid, name: string, work: () => Promise<Step | null>): Promise<void> => {
    setBusy(true);
    const step = await work().then(
      (done) => ({ done }),
      () => null,
    );
    if (step) setLast(step.done);
    setSaid({ what: step ? what : 'Pairs_Failed', name });
    await revalidate();
    setBusy(false);
  };
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
    undo: () => {
      if (last === null) return Promise.resolve();
      return attempt('Pairs_Undone', '', async () => {
        if (last.kind === 'merge')
          await api.call('entities/undoMerge', { mergeId: last.mergeId, version: last.version });
        else await api.call('entities/undoApart', { apartId: last.apartId });
        return null;
      });
    },
  };
}
