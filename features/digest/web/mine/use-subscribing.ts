import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Followed } from './load-mine.ts';

type Subject = Pick<Followed, 'type' | 'value' | 'name'>;

/** Begins and ends what is followed; every change says what it did, and an end can be taken back. */
export function useSubscribing(changed: () => void) {
  const t = useText();
  const api = useApi();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      changed();
      return true;
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      return false;
    }
  };
  const subscribe = async ({ type, value, name }: Subject): Promise<void> => {
    if (await attempt(() => api.call('subscriptions/subscribe', { type, value })))
      showToast(t('Follow_Done', { name }), { kind: 'done' });
  };
  const unsubscribe = async (subject: Subject): Promise<void> => {
    const { type, value, name } = subject;
    if (await attempt(() => api.call('subscriptions/unsubscribe', { type, value })))
      showToast(t('Follow_Ended', { name }), {
        kind: 'done',
        autoCloseMs: 8000,
        action: { label: t('Follow_Again'), onSelect: () => void subscribe(subject) },
      });
  };
  const putIntoDigest = async ({ type, value }: Subject, inDigest: boolean): Promise<void> => {
    await attempt(() => api.call('subscriptions/putIntoDigest', { type, value, inDigest }));
  };
  const subscribeToWords = async (words: string): Promise<void> => {
    if (await attempt(() => api.call('subscriptions/subscribeToSearchQuery', { question: { text: words } })))
      showToast(t('Follow_Done', { name: words }), { kind: 'done' });
  };
  return { subscribe, subscribeToWords, unsubscribe, putIntoDigest };
}
