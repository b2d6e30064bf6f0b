import { useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CheckVerdict } from '../../domain/verdicts.ts';
import type { Measure } from '../measure/load-measure.ts';
import { useChanges } from '../use-changes.ts';

/** What is done about the facts of a version; whoever was slower is told and shown what stands. */
export function useFactCheck({ id, version, revision }: Measure) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const change = useChanges(({ code }) => (code === 'conflict' ? t('Measures_Overtaken') : undefined));
  const run = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    setBusy(true);
    if (await change(work)) showToast(said, { kind: 'done' });
    setBusy(false);
  };
  return {
    busy,
    ask: (accountId: number, question: string) =>
      run(
        () => api.call('measure/askFactCheck', { id, version, revision, accountId, question }),
        t('MeasureFacts_SentAsked'),
      ),
    answer: (verdict: CheckVerdict, note: string, source: string) =>
      run(
        () => api.call('measure/answerFactCheck', { id, version, verdict, note, source }),
        t('MeasureFacts_SentAnswer'),
      ),
    withdraw: () =>
      run(() => api.call('measure/withdrawFactCheck', { id, version }), t('MeasureFacts_Taken')),
  };
}
