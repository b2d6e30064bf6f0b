import { useEffect, useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

type Reminder = OutputOf<'quotes/getReminders'>['reminders'][number];

/** What the reader waits to be reminded of, and how that is asked for and taken back. */
export interface Reminders {
  waiting: readonly Reminder[];
  remind: (newsId: number) => Promise<void>;
  forget: (newsId: number) => Promise<void>;
}

/** The reader's reminders, read when the page stands; a stranger has none. */
export function useReminders(): Reminders {
  const t = useText();
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [waiting, setWaiting] = useState<readonly Reminder[]>([]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const control = new AbortController();
    // Without an answer the quotes offer a reminder, which changes nothing where it is kept already.
    api.call('quotes/getReminders', {}, { signal: control.signal }).then(
      ({ reminders }) => setWaiting(reminders),
      () => {},
    );
    return () => control.abort();
  }, [api, isLoggedIn]);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      setWaiting((await api.call('quotes/getReminders', {})).reminders);
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    }
  };
  return {
    waiting,
    remind: (newsId) => attempt(() => api.call('quotes/remind', { newsId })),
    forget: (newsId) => attempt(() => api.call('quotes/forgetReminder', { newsId })),
  };
}
