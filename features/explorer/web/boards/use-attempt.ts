import { useCallback } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';

/** Does something that may be refused: the refusal is said in its own sentence and gives null. */
export function useAttempt(): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  const t = useText();
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
        return null;
      }
    },
    [t],
  );
}
