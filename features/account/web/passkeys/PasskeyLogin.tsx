import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { FormNote } from '../form/FormParts.tsx';
import { problemOfFailure, type FormProblem } from '../form/form-problem.ts';
import { isDismissed } from './is-dismissed.ts';

const never = () => () => {};
/** Whether this browser knows passkeys, at an address that can have them: never on the server, so that no dead button is sent. */
const canAsk = () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

interface Wish {
  returnUrl: string | null;
  onDone: (signedIn: OutputOf<'account/loginWithPasskey'>) => Promise<void> | void;
}

/** Signing in with a key of the device, beside the password; what speaks to the device is loaded with the first press. */
export function PasskeyLogin({ returnUrl, onDone }: Wish) {
  const t = useText();
  const api = useApi();
  const offered = useSyncExternalStore(never, canAsk, () => false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const signIn = async (remember: boolean): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await api.call('account/startPasskeyLogin', {});
      const answer = await startAuthentication({
        optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
      });
      const given = {
        answer: { ...answer, response: { ...answer.response } },
        remember,
        returnUrl: returnUrl ?? undefined,
      };
      await onDone(await api.call('account/loginWithPasskey', given));
    } catch (error) {
      if (!isDismissed(error)) setProblem(problemOfFailure(error, t('Account_Login_PasskeyFailed')));
    } finally {
      setBusy(false);
    }
  };
  if (!offered) return null;
  const remembers = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.form !== null && new FormData(currentTarget.form).has('remember');
  return (
    <>
      <FormNote problem={problem} />
      <Button size="large" wide icon="lock" busy={busy} onClick={(event) => void signIn(remembers(event))}>
        {t('Account_Login_Passkey')}
      </Button>
    </>
  );
}
