import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useWritten } from '#platform/web/written/use-written.ts';
import { maxSigns } from '../../domain/comment-rules.ts';
import { WriteForm } from '../frame/WriteForm.tsx';

type Props = {
  label: string;
  /** What stands there already. */
  start?: string;
  done: () => void;
  leave?: () => void;
} & (
  | { call: 'comments/postComment'; input: Omit<InputOf<'comments/postComment'>, 'text'> }
  | { call: 'comments/editComment'; input: Omit<InputOf<'comments/editComment'>, 'text'> }
);

/** The field for a comment, an answer or a change; says when a moderator looks first. */
export function WriteComment({ label, start = '', done, leave, ...what }: Props) {
  const t = useText();
  const api = useApi();
  const { text, write, offer, sent } = useWritten(
    `${what.call}-${Object.values(what.input).join('-')}`,
    start,
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { state } =
        what.call === 'comments/postComment'
          ? await api.call(what.call, { ...what.input, text })
          : await api.call(what.call, { ...what.input, text });
      const said = t(state === 'waiting' ? 'Comments_Waits' : 'Comments_Posted');
      showToast(said, { kind: 'done' });
      announce(said);
      sent();
      done();
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      setError(problem?.fields?.[0]?.message ?? problem?.title ?? t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <WriteForm
      label={label}
      text={text}
      change={write}
      offer={offer}
      most={maxSigns}
      error={error}
      busy={busy}
      sendLabel={t('Comments_Send')}
      send={send}
    >
      {leave && <Button onClick={leave}>{t('Comments_Leave')}</Button>}
    </WriteForm>
  );
}
