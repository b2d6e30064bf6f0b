import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FrozenChoice } from '../receipt/receipt-parts.ts';
import type { Measure } from './load-measure.ts';

/** When an accepted version goes out and goes away, as ISO moments; left out = at once, and never. */
export interface Moments {
  publishAt?: string;
  expiresAt?: string;
}

type What = 'open' | 'submit' | 'delete' | 'accept' | 'decline' | 'appoint';

/** Steps a person takes with a version, and what a refused one says. */
export function useMeasureSteps({ id, version, revision, content }: Measure) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const { busy, run } = useStepRun();
  const at = { id, version, revision };
  const view = (): Promise<void> =>
    Promise.resolve(navigate(buildRoute('action', { id }, { search: { version } })));
  return {
    busy,
    openVersion: () =>
      run('open', async () => {
        const opened = await api.call('measure/saveDraft', { ...at, content });
        await navigate(buildRoute('action', { id, mode: 'edit' }, { search: { version: opened.version } }));
      }),
    submit: () =>
      run('submit', async () => {
        await api.call('measure/advanceMeasureStage', at);
        showToast(t('Measures_Submitted'), { kind: 'done' });
        await revalidate();
      }),
    remove: () =>
      run('delete', async () => {
        await api.call('measure/deleteMeasureVersion', at);
        showToast(t('Measures_Deleted'), { kind: 'done' });
        await navigate(buildRoute('myActions'));
      }),
    accept: (receipt: FrozenChoice, when: Moments) =>
      run('accept', async () => {
        await api.call('measure/acceptMeasure', { ...at, receipt, ...when });
        showToast(t(when.publishAt ? 'Measures_Scheduled' : 'Measures_Accepted'), { kind: 'done' });
        await view();
      }),
    decline: (reason: string) =>
      run('decline', async () => {
        await api.call('measure/declineMeasure', { ...at, reason });
        showToast(t('Measures_Declined'), { kind: 'done' });
        await view();
      }),
    appoint: (accountId: number | null) =>
      run('appoint', async () => {
        await api.call('measure/appointModerator', { ...at, accountId });
        showToast(t('Measures_Appointed'), { kind: 'done' });
        await revalidate();
      }),
  };
}

/** Takes one step at a time; what is refused is said, and what stands there now is shown. */
function useStepRun() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<What | null>(null);
  const run = (what: What, work: () => Promise<unknown>): void => {
    setBusy(what);
    work()
      .catch(async (error: unknown) => {
        const problem = error instanceof ApiError ? error.problem : null;
        const isChanged = problem?.details?.['reason'] === 'promise_changed';
        const overtaken = t(isChanged ? 'MeasureReceipt_Changed' : 'Measures_Overtaken');
        showToast((problem?.code === 'conflict' ? overtaken : problem?.title) ?? t('Measures_Failed'), {
          kind: 'failed',
        });
        if (problem?.code === 'conflict') await revalidate();
      })
      .finally(() => setBusy(null));
  };
  return { busy, run };
}
