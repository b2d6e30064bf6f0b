import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { problemOfFailure, type FormProblem } from '../form/form-problem.ts';
import { isDismissed } from './is-dismissed.ts';
import type { Passkey } from './PasskeyLine.tsx';

/** The own keys and what changes them; what speaks to the device is loaded when one is added. */
export function usePasskeys(first: Passkey[]) {
  const t = useText();
  const api = useApi();
  const [passkeys, setPasskeys] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      setPasskeys((await api.call('account/getPasskeys', {})).passkeys);
      return true;
    } catch (error) {
      // The browser says in English what a device refused; only one of its reasons helps the person.
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      const sentence = t(isKnown ? 'Account_Passkey_Known' : 'Account_Passkey_Failed');
      if (!isDismissed(error)) setProblem(problemOfFailure(error, sentence));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    passkeys,
    busy,
    problem,
    add: (name: string, password: string) =>
      run(async () => {
        const { startRegistration } = await import('@simplewebauthn/browser');
        const optionsJSON = await api.call('account/startPasskey', { password });
        const answer = await startRegistration({
          optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
        });
        await api.call('account/addPasskey', {
          name,
          answer: { ...answer, response: { ...answer.response } },
        });
      }),
    rename: (id: number, name: string) => run(() => api.call('account/renamePasskey', { id, name })),
    remove: (id: number) => run(() => api.call('account/removePasskey', { id })),
    removeAll: () => run(() => api.call('account/removePasskeys', {})),
  };
}
