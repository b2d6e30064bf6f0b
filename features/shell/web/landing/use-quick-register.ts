import { useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Why a registration failed; `field` is the sentence about the address itself. */
export interface RegisterFailure {
  reason: string;
  field: string | null;
}

/** Where a quick registration stands; the address typed last is kept for another try. */
export interface QuickRegister {
  outcome: { kind: 'idle' | 'busy' | 'sent'; email: string; failure: RegisterFailure | null };
  /** Asks for the letter; true when it went out. Asked again from `sent`, the state stays. */
  register: (email: string, subscribeToMailing: boolean) => Promise<RegisterFailure | null>;
  /** Back to the form, with the address in it. */
  correct: () => void;
}

/** Registers a stranger by an address alone; the letter leads back to the page they came from. */
export function useQuickRegister(returnUrl: string | undefined): QuickRegister {
  const t = useText();
  const api = useApi();
  const [outcome, setOutcome] = useState<QuickRegister['outcome']>({
    kind: 'idle',
    email: '',
    failure: null,
  });
  const register = async (email: string, subscribeToMailing: boolean) => {
    if (outcome.kind !== 'sent') setOutcome({ kind: 'busy', email, failure: null });
    try {
      // A stranger needs a session of their own before a call may change anything.
      await api.call('account/openVisitorSession', {});
      await api.call('/account/QuickRegister', {
        email,
        product: 'analytics',
        subscribeToMailing,
        returnUrl,
      });
      setOutcome({ kind: 'sent', email, failure: null });
      return null;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      const field = problem?.fields?.find(({ path }) => path === 'email')?.message ?? null;
      const failure = { reason: problem?.title ?? t('Error_Unavailable'), field };
      if (outcome.kind !== 'sent') setOutcome({ kind: 'idle', email, failure });
      return failure;
    }
  };
  return { outcome, register, correct: () => setOutcome({ ...outcome, kind: 'idle', failure: null }) };
}
