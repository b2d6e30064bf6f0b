import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useChanges } from '../use-changes.ts';
import type { Handbook } from '../../domain/handbooks.ts';
import { callsOf } from './load-manuals.ts';

/** What an editor does with entries; true when it was done. */
export type EntryActions = ReturnType<typeof useEntries>;

/** Changes of a handbook, each followed by what stands there now. */
export function useEntries(book: Handbook) {
  const t = useText();
  const api = useApi();
  const calls = callsOf[book];
  const run = useChanges(({ code, details }) => {
    const uses = details?.['uses'];
    if (typeof uses === 'number') return t('MeasuresManuals_InUse', { uses });
    if (details?.['reason'] === 'merged_on') return t('MeasuresManuals_MergedOn');
    return code === 'form_incorrect' ? t('MeasuresManuals_Known') : undefined;
  });
  return {
    add: (name: string, direction: 1 | 3, group: string | null) =>
      run(() => api.call(`handbooks/${calls}/addEntry`, { name, direction, group })),
    rename: (id: number, name: string) => run(() => api.call(`handbooks/${calls}/editEntry`, { id, name })),
    toggle: (id: number, isActive: boolean) =>
      run(() => api.call(`handbooks/${calls}/editEntry`, { id, isActive })),
    remove: (id: number) => run(() => api.call(`handbooks/${calls}/deleteEntry`, { id })),
    undo: (logId: number) =>
      run(async () => {
        const { moved } = await api.call('handbooks/undoMerge', { logId });
        showToast(t('MeasuresManuals_Undone', { moved }), { kind: 'done' });
      }),
    merge: (id: number, intoId: number) =>
      run(async () => {
        const { moved } = await api.call('handbooks/mergeEntries', { id, intoId });
        showToast(t('MeasuresManuals_Merged', { moved }), { kind: 'done' });
      }),
  };
}
