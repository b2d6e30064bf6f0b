import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

const undoMs = 10_000;

/** Counts everything up to now as read, and says so with the way back. */
export function useReadAll(changed: () => void): () => void {
  const t = useText();
  const api = useApi();
  const mark = async (since?: string | null): Promise<string | null | undefined> => {
    try {
      const { before } = await api.call('news/markAllRead', { since });
      changed();
      return before;
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      return undefined;
    }
  };
  return () =>
    void mark().then((before) => {
      if (before === undefined) return;
      announce(t('Mine_AllRead'));
      showToast(t('Mine_AllRead'), {
        kind: 'done',
        autoCloseMs: undoMs,
        action: { label: t('Mine_ViewBack'), onSelect: () => void mark(before) },
      });
    });
}
