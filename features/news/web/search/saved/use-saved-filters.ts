import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { questionOfSearch, type SearchAsked } from '../../../domain/search/search-address.ts';
import { reasonOf } from '../../muting/use-muting.ts';
import type { SavedFilter } from '../search-calls.ts';

/** Keeps, renames and deletes filters; what fails says why, what is deleted can be taken back. Each gives whether it worked. */
export function useSavedFilters() {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      showToast(t('NewsSearch_Failed', { reason: reasonOf(error, t('NewsSearch_NoConnection')) }), {
        kind: 'failed',
      });
      return false;
    }
  }

  return {
    async save(name: string, asked: SearchAsked): Promise<boolean> {
      const isDone = await attempt(() =>
        api.call('search/saveSearch', { name, question: questionOfSearch(asked) }),
      );
      if (isDone) showToast(t('NewsSearch_SaveDone', { name }), { kind: 'done' });
      return isDone;
    },

    rename({ id, version }: SavedFilter, name: string): Promise<boolean> {
      return attempt(() => api.call('search/updateSavedSearch', { id, version, name }));
    },

    async remove({ id, name }: SavedFilter): Promise<void> {
      const isDone = await attempt(() => api.call('search/deleteSavedSearch', { id }));
      if (!isDone) return;
      const undo = () => void attempt(() => api.call('search/restoreSavedSearch', { id }));
      showToast(t('NewsSearch_Deleted', { name }), {
        kind: 'done',
        autoCloseMs: 8000,
        action: { label: t('NewsSearch_Undo'), onSelect: undo },
      });
    },
  };
}
