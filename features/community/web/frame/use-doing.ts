import { useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type CallName, type InputOf, type OutputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/**
 * Makes calls that change something, the sentence of a refusal in a toast or, by field, at its field. One at a time: a
 * second press is the first one's twin. With `sideBySide` each is a choice of its own, and none is passed over.
 */
export function useDoing({ sideBySide = false }: { sideBySide?: boolean } = {}) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const run = async <K extends CallName>(
    name: K,
    input: InputOf<K>,
    said?: string,
    notDone = t('Ui_NotDone'),
  ): Promise<OutputOf<K> | null> => {
    if (busy && !sideBySide) return null;
    setBusy(true);
    setErrors({});
    try {
      const answer = await api.call(name, input);
      if (said !== undefined) {
        showToast(said, { kind: 'done' });
        announce(said);
      }
      return answer;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      const fields = (problem?.fields ?? []).map(({ path, message }) => [path, message] as const);
      setErrors(Object.fromEntries(fields));
      // A refusal has its reason; a failure has none that helps, only what did not come about.
      const sentence = problem !== null && problem.status < 500 ? problem.title : notDone;
      if (fields.length === 0) showToast(sentence, { kind: 'failed' });
      announce(fields[0]?.[1] ?? sentence);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, run };
}
