import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { forgetFeeds } from '../feed/use-feed.ts';
import { forgetMuting } from './load-muting.ts';

/** Mutes and unmutes; every change says what it did and can be taken back. */
export function useMuting() {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      const result = await work();
      forgetMuting();
      forgetFeeds();
      await revalidate();
      return result;
    } catch (error) {
      showToast(t('NewsSearch_Failed', { reason: reasonOf(error, t('NewsSearch_NoConnection')) }), {
        kind: 'failed',
      });
      return null;
    }
  }

  async function muteWord(word: string): Promise<boolean> {
    const muted = await attempt(() => api.call('muting/muteWord', { word }));
    if (muted === null) return false;
    offerBack(
      t('NewsMuted_Done', { name: muted.word }),
      () => void attempt(() => api.call('muting/unmute', { id: muted.id })),
    );
    return true;
  }

  async function muteSource(sourceId: number): Promise<void> {
    const muted = await attempt(() => api.call('muting/muteSource', { sourceId }));
    if (muted === null) return;
    offerBack(
      t('NewsMuted_Done', { name: muted.name }),
      () => void attempt(() => api.call('muting/unmute', { id: muted.id })),
    );
  }

  async function unmute({ id, name, again }: { id: number; name: string; again: () => void }): Promise<void> {
    const done = await attempt(() => api.call('muting/unmute', { id }));
    if (done !== null) offerBack(t('NewsMuted_Undone', { name }), again);
  }

  function offerBack(message: string, onSelect: () => void): void {
    showToast(message, {
      kind: 'done',
      autoCloseMs: 8000,
      action: { label: t('NewsSearch_Undo'), onSelect },
    });
  }

  return { muteWord, muteSource, unmute };
}

/** The sentence of a refusal, or that there is no connection. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.problem.title : otherwise;
}
