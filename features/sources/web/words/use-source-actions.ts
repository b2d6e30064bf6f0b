import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure, sayRefusal } from './refusal-words.ts';
import type { ListedSource } from './SourceState.tsx';

type Action = 'run' | 'stop' | 'switch' | 'decide' | 'rollBack';

/** What can be done with a source; each action is told by a toast, and the page shows the source as it is afterwards. */
export function useSourceActions({ code, version }: ListedSource) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action | null>(null);
  const act = async (action: Action, work: () => Promise<string | null>): Promise<void> => {
    setBusy(action);
    try {
      const told = await work();
      if (told !== null) showToast(told, { kind: 'done' });
    } catch (error) {
      showToast(sayFailure(t, error), { kind: 'failed' });
    }
    await revalidate();
    setBusy(null);
  };
  return {
    busy,
    setOn: (isOn: boolean) =>
      act('switch', async () => {
        await api.call('sources/setState', { code, isOn, version });
        return null;
      }),
    run: () =>
      act('run', async () => {
        const { outcome, reason, details, counts } = await api.call('sources/run', { code });
        if (outcome === 'refused') {
          showToast(sayRefusal(t, { reason: reason ?? '', details }), { kind: 'failed' });
          return null;
        }
        // It goes on, and the page follows it.
        if (outcome === 'running') return null;
        const { fresh = 0, changed = 0, refused = 0, held = 0 } = counts ?? {};
        if (held > 0) return t('Sources_Counts', { fresh, changed, refused, held });
        return outcome === 'written'
          ? t('Sources_Done_written', { fresh, changed })
          : t('Sources_Done_unchanged');
      }),
    stop: (runId: number) =>
      act('stop', async () => {
        await api.call('sources/stopRun', { code, runId });
        return null;
      }),
    decide: (ids: number[], decision: 'accepted' | 'rejected') =>
      act('decide', async () => {
        const { decided } = await api.call('sources/decide', { code, ids, decision });
        return t('Sources_Decided', { count: decided });
      }),
    rollBack: (runId: number) =>
      act('rollBack', async () => {
        const { hidden } = await api.call('sources/rollBack', { code, runId });
        return t('Sources_RolledBack', { count: hidden });
      }),
  };
}
