import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure, sayRefusal } from '../words/refusal-words.ts';

export type ListedFeed = OutputOf<'feeds/getFeed'>['feed'];
type Action = 'read' | 'pause' | 'remove' | 'restore';

/** The actions on one feed, each told by a toast; what failed says why, and the page shows the feed as it is now. */
export function useFeedActions({ id, version }: ListedFeed) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action | null>(null);
  const run = async (action: Action, work: () => Promise<void>) => {
    setBusy(action);
    try {
      await work();
    } catch (error) {
      showToast(sayFailure(t, error), { kind: 'failed' });
    }
    await revalidate();
    setBusy(null);
  };
  const bringBack = async () => {
    await api.call('feeds/restoreFeed', { id });
    showToast(t('Feeds_Restored'), { kind: 'done' });
    await navigate(buildRoute('feed', { id }));
  };
  return {
    busy,
    readNow: () =>
      run('read', async () => {
        const { outcome, details, itemsNew } = await api.call('feeds/readFeedNow', { id });
        if (outcome === 'read' || outcome === 'unchanged')
          showToast(t('Feeds_ReadDone', { count: itemsNew }), { kind: 'done' });
        else showToast(sayRefusal(t, { reason: outcome, details }), { kind: 'failed' });
      }),
    setPaused: (isPaused: boolean) =>
      run('pause', async () => void (await api.call('feeds/updateFeed', { id, version, isPaused }))),
    remove: () =>
      run('remove', async () => {
        await api.call('feeds/deleteFeed', { id, version });
        const action = { label: t('Feeds_Restore'), onSelect: () => void bringBack() };
        showToast(t('Feeds_Deleted'), { kind: 'done', action, autoCloseMs: 10_000 });
        await navigate(buildRoute('feeds'));
      }),
    restore: () => run('restore', bringBack),
  };
}
