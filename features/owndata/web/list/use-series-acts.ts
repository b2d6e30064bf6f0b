import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

interface Named {
  id: number;
  name: string;
}

/** What is done with series one has: each is removed at once and can be taken back. */
export function useSeriesActs() {
  const t = useText();
  const api = useApi();
  const attempt = async (call: 'own/deleteSeries' | 'own/restoreSeries', id: number): Promise<boolean> => {
    try {
      await api.call(call, { id });
      return true;
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      return false;
    }
  };
  const restore = async ({ id }: Named, changed: () => void): Promise<void> => {
    if (await attempt('own/restoreSeries', id)) changed();
  };
  return {
    restore,
    async remove(series: Named, changed: () => void): Promise<boolean> {
      if (!(await attempt('own/deleteSeries', series.id))) return false;
      changed();
      showToast(t('OwnData_Removed', { name: series.name }), {
        kind: 'done',
        action: { label: t('OwnData_Restore'), onSelect: () => void restore(series, changed) },
      });
      return true;
    },
  };
}
