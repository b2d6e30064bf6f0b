import { useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type CallName, type InputOf, type OutputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

type PollCall = Extract<CallName, `polls/${string}`>;

/** Makes a call of polls and says how it went, one at a time; null where it was refused. */
export function usePollCall() {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const run = async <K extends PollCall>(
    name: K,
    input: InputOf<K>,
    said: string,
  ): Promise<OutputOf<K> | null> => {
    if (busy) return null;
    setBusy(true);
    try {
      const answer = await api.call(name, input);
      announce(said);
      return answer;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      const sentence = problem?.title ?? t('Polls_Failed');
      showToast(sentence, { kind: 'failed' });
      announce(sentence);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
