import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { openDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';

/** Saves a content written over `version`; answers with the version it made, throws ApiError `conflict` with theirs. */
export type SaveDraft<Content> = (
  content: Content,
  version: number,
) => Promise<{ version: number; savedAt: string }>;

/**
 * What a person writes of a loaded document, saved by itself. `contentOf` takes the other's content out of a conflict's
 * details. The document must not change in a component's life.
 */
export function useDraft<Content>(
  loaded: { readonly content: Content; readonly version: number },
  save: SaveDraft<Content>,
  contentOf: (details: unknown, mine: Content) => { version: number; content: Content },
): [DraftState<Content>, DraftKeeper<Content>] {
  const [keeper] = useState(() =>
    openDraftKeeper<Content>(loaded, async (content, version) => {
      try {
        return { kind: 'saved', ...(await save(content, version)) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'conflict') return { kind: 'failed' };
        return { kind: 'conflict', ...contentOf(error.problem.details, content) };
      }
    }),
  );
  useEffect(() => () => keeper.close(), [keeper]);
  return [useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState), keeper];
}
