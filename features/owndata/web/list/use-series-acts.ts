import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

interface Named {
  id: number;
  name: string;
  /** All series of its load at once. */
  wholeLoad?: boolean;
}

/** What is done with series one has: each is removed at once and can be taken back. */
export function useSeriesActs() {
  const t = useText();
  const api = useApi();
  const attempt = async (
    call: 'own/deleteSeries' | 'own/restoreSeries',
    { id, wholeLoad = false }: Named,
  ): Promise<boolean> => {
    try {
      await api.call(call, { id, wholeLoad });
      return true;
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      return false;
    }
  };
  const restore = async (series: Named, changed: () => void): Promise<void> => {
    if (await attempt('own/restoreSeries', series)) changed();
  };
  return {
    restore,
    async remove(series: Named, changed: () => void): Promise<boolean> {
      if (!(await attempt('own/deleteSeries', series))) return false;
      changed();
      showToast(t(series.wholeLoad ? 'OwnData_RemovedLoad' : 'OwnData_Removed', { name: series.name }), {
        kind: 'done',
        action: { label: t('OwnData_Restore'), onSelect: () => void restore(series, changed) },
      });
      return true;
    },
  };
}
