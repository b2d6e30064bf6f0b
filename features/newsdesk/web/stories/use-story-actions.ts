import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** A story as the desk shows it. */
export type DeskStory = OutputOf<'newsdesk/getStory'>;

type Decided = OutputOf<'newsdesk/mergeStories'>;

/** What an editor can do with a story; each says what it did, with the way back. */
export type StoryActions = ReturnType<typeof useStoryActions>;

/** The decisions about one story: one at a time, and the page shows what came of each. */
export function useStoryActions(storyId: number) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const said = (error instanceof ApiError ? error.problem?.title : null) ?? t('Desk_Failed');
      showToast(said, { kind: 'failed' });
      announce(said);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo = (id: number): Promise<boolean> =>
    run(async () => {
      await api.call('newsdesk/undoDecision', { id });
      announce(t('Desk_Undone'));
      showToast(t('Desk_Undone'), { kind: 'done' });
      await revalidate();
    });
  const decide = (said: string, work: () => Promise<Decided>): Promise<boolean> =>
    run(async () => {
      const { decisionId } = await work();
      const action = { label: t('Desk_Undo'), onSelect: () => void undo(decisionId) };
      showToast(said, { kind: 'done', action, autoCloseMs: 10_000 });
      announce(said);
      await revalidate();
    });
  return {
    busy,
    undo,
    merge: (otherId: number) =>
      decide(t('Desk_StoriesMerged'), () =>
        api.call('newsdesk/mergeStories', { id: otherId, intoId: storyId }),
      ),
    split: (newsIds: number[]) =>
      decide(t('Desk_StorySplit'), () => api.call('newsdesk/splitStory', { id: storyId, newsIds })),
    move: (newsIds: number[], intoId: number) =>
      decide(t('Desk_HeadlinesMoved'), () =>
        api.call('newsdesk/moveHeadlines', { id: storyId, newsIds, intoId }),
      ),
    pin: (newsId: number | null) =>
      decide(t(newsId === null ? 'Desk_LeadFreed' : 'Desk_LeadPinned'), () =>
        api.call('newsdesk/pinLead', { id: storyId, newsId }),
      ),
  };
}
