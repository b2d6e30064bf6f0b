import { useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Saves a threshold and says how it went: the sentence of a refusal stands at its field. */
export function useSaving(most: number, done: () => void) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async (alert: InputOf<'alerts/saveAlert'>): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await api.call('alerts/saveAlert', alert);
      showToast(t('Keeping_Saved'), { kind: 'done' });
      done();
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.problem.code : null;
      if (code === 'conflict') setError(t('Keeping_Twin'));
      else setError(code === 'too_many_kept' ? t('Keeping_TooMany', { most }) : t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, save };
}
