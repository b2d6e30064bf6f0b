import { useDeciding } from '#platform/ui/drafting/use-deciding.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** A story as the desk shows it. */
export type DeskStory = OutputOf<'newsdesk/getStory'>;

/** What an editor can do with a story; each says what it did, with the way back. */
export type StoryActions = ReturnType<typeof useStoryActions>;

/** The decisions about one story: one at a time, and the page shows what came of each. */
export function useStoryActions(storyId: number) {
  const t = useText();
  const api = useApi();
  const { busy, undo, decide } = useDeciding(
    {
      failed: t('Desk_Failed'),
      undo: t('Desk_Undo'),
      undone: t('Desk_Undone'),
    },
    (id) => api.call('newsdesk/undoDecision', { id }),
  );
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
    rubric: (rubricId: number | null) =>
      decide(t(rubricId === null ? 'Desk_RubricFreed' : 'Desk_RubricChosen'), () =>
        api.call('newsdesk/chooseRubric', { id: storyId, rubricId }),
      ),
    place: (place: number | null) =>
      decide(t(placeNotice(place), { place: String(place) }), () =>
        api.call('newsdesk/placeStory', { id: storyId, place }),
      ),
    keep: (newsId: number) =>
      decide(t('Desk_HeadlineKept'), () => api.call('newsdesk/keepHeadline', { newsId })),
    leave: () => decide(t('Desk_AffairLeft'), () => api.call('newsdesk/leaveAffair', { id: storyId })),
    pin: (newsId: number | null) =>
      decide(t(newsId === null ? 'Desk_LeadFreed' : 'Desk_LeadPinned'), () =>
        api.call('newsdesk/pinLead', { id: storyId, newsId }),
      ),
  };
}

/** What is said of a place that was given: none, behind the page, or its number. */
export function placeNotice(place: number | null) {
  if (place === null) return 'Desk_PlaceFreed';
  return place === 0 ? 'Desk_PlaceLowered' : 'Desk_PlacePinned';
}
