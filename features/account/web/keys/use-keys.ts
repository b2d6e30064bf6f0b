import { useState } from 'react';
import type { InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { problemOfFailure, type FormProblem } from '../form/form-problem.ts';
import type { OwnKey } from './KeyRow.tsx';

/** The own keys and what changes them; `made` is the key made last, which is shown nowhere else. */
export function useKeys(first: OwnKey[]) {
  const t = useText();
  const api = useApi();
  const [keys, setKeys] = useState(first);
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const run = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      setMade(await work());
      setKeys((await api.call('account/listApiKeys', {})).keys);
      return true;
    } catch (error) {
      setProblem(problemOfFailure(error, t('Account_Key_Failed')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    keys,
    busy,
    problem,
    made,
    make: (wish: InputOf<'account/createApiKey'>) =>
      run(async () => (await api.call('account/createApiKey', wish)).key),
    revoke: (id: number) =>
      run(async () => {
        await api.call('account/revokeApiKey', { id });
        return null;
      }),
  };
}
