import { useCallback, useEffect, useState } from 'react';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** How a board reaches its owner. */
export type DeliveryData = OutputOf<'boards/getDelivery'>;

/** How a board reaches its owner, asked for when it is first shown; what could not be loaded says why and is asked for again. */
export function useDelivery(id: number) {
  const t = useText();
  const api = useApi();
  const [data, setData] = useState<DeliveryData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(
    (signal?: AbortSignal): Promise<void> =>
      api.call('boards/getDelivery', { id }, { signal }).then(setData, (error: unknown) => {
        if (!signal?.aborted) setProblem(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'));
      }),
    [api, id, t],
  );
  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [load]);
  const reload = (): void => {
    setProblem(null);
    void load();
  };
  return { data, problem, reload };
}
