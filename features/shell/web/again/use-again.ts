import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { signInWait } from '#platform/web/session/sign-in-again.ts';
import { VisitContext } from '#platform/web/session/visit.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

const never = { again: 'never' } as const;

/** Signs the same person in on the same page; also looks whether they have done so in another tab. */
export function useAgain() {
  const t = useText();
  const api = useApi();
  const { session } = useContext(VisitContext);
  const { id, email } = session.get().account;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async (password: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await api.call('account/openVisitorSession', {}, never);
      const given = { email, password, remember: false };
      const { account, mustReplacePassword } = await api.call('account/login', given, never);
      if (mustReplacePassword) return setProblem(t('Again_Replace'));
      session.send({ type: 'accountLoaded', account });
      signInWait.settle(true);
    } catch (error) {
      setProblem((error instanceof ApiError && error.problem.title) || t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const account = await api.call('account/getCurrentAccount', {}).catch(() => null);
    if (account?.id === id) signInWait.settle(true);
  });
  useEffect(() => {
    const looks = (): void => void look();
    document.addEventListener('visibilitychange', looks);
    return () => document.removeEventListener('visibilitychange', looks);
  }, []);
  return { email, busy, problem, signIn };
}
