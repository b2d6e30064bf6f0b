import { useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Switching the own trial on: once in a life, by somebody signed in. */
export interface StartTrial {
  busy: boolean;
  /** Why it did not start, null while it has not failed. */
  failure: string | null;
  start: () => Promise<void>;
}

/** Starts the trial of who is signed in; the session knows it at once. `onStarted` follows success. */
export function useStartTrial(onStarted: () => void = () => {}): StartTrial {
  const t = useText();
  const api = useApi();
  const { account, refresh } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.call('/account/QuickRegister', { email: account.email, product: 'analytics' });
      await refresh();
      onStarted();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.problem.title : t('Error_Unavailable'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, start };
}
