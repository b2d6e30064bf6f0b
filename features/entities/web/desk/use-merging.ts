import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Merges } from './load-merge-desk.ts';

/** How the last change stands: under way, done, refused since another editor was faster, or failed with its sentence. */
export type MergingState =
  | { kind: 'idle' | 'busy' | 'done' | 'conflict' }
  | { kind: 'failed'; title: string };

/** Merges, splits and their undo from the version that is on the screen; another's change is told and never written over. */
export function useMerging({ entity, version }: Merges) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<MergingState>({ kind: 'idle' });
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      await work();
      await revalidate();
      setState({ kind: 'done' });
    } catch (error) {
      if (!(error instanceof ApiError)) setState({ kind: 'failed', title: '' });
      else if (error.problem.code === 'conflict') setState({ kind: 'conflict' });
      else setState({ kind: 'failed', title: error.problem.title });
    }
  };
  return {
    state,
    merge: (goneId: number, reason: string) =>
      attempt(() => api.call('entities/merge', { id: entity.id, goneId, version, reason })),
    split: (statementIds: number[], to: { toId: number } | { name: string }, reason: string) =>
      attempt(() => api.call('entities/split', { id: entity.id, version, statementIds, ...to, reason })),
    undoSplit: (splitId: number) => attempt(() => api.call('entities/undoSplit', { splitId, version })),
    undo: (mergeId: number) => attempt(() => api.call('entities/undoMerge', { mergeId, version })),
    reload: async () => {
      await revalidate();
      setState({ kind: 'idle' });
    },
  };
}
