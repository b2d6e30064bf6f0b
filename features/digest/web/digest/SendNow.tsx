import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Has the letter sent at once, as it was saved; a mailing that is off is to be switched on first. */
export function SendNow({ email }: { email: string }) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call('digest/sendLetter', {});
      showToast(t('Digest_OnItsWay', { email }), { kind: 'done' });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      const said = problem?.code === 'not_found' ? t('Digest_OffNow') : problem?.title;
      showToast(said ?? t('Ui_NotDone'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="text" busy={busy} onClick={() => void send()}>
      {t('Digest_SendNow')}
    </Button>
  );
}
