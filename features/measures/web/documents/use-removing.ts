import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Measure } from '../measure/load-measure.ts';

/** How long the way back stands on the screen. Unit: ms. */
const offeredMs = 10_000;

/** Takes a document off a draft and shows the way to take that back; the keyboard stays at the list. */
export function useRemoving({ version }: Pick<Measure, 'version'>) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  const [running, setRunning] = useState<number | null>(null);
  const failed = (error: unknown): void =>
    void showToast(error instanceof ApiError ? error.problem.title : t('Measures_Failed'), {
      kind: 'failed',
    });
  const restore = async (id: number, name: string): Promise<void> => {
    try {
      await api.call('measure/restoreDocument', { id, version });
      showToast(t('MeasureDocuments_Undone', { name }), { kind: 'done' });
      await revalidate();
    } catch (error) {
      failed(error);
    }
  };
  const remove = async ({ id, name }: { id: number; name: string }): Promise<void> => {
    setRunning(id);
    try {
      await api.call('measure/deleteDocument', { id, version });
      showToast(t('MeasureDocuments_Removed', { name }), {
        kind: 'done',
        autoCloseMs: offeredMs,
        action: { label: t('MeasureDocuments_Undo'), onSelect: () => void restore(id, name) },
      });
      await revalidate();
      list.current?.focus();
    } catch (error) {
      failed(error);
    } finally {
      setRunning(null);
    }
  };
  return { list, running, remove };
}
