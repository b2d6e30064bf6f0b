import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { openDraftKeeper, type DraftKeeper, type DraftState, type SavedBy } from './draft-keeper.ts';

/** Saves a content written over `version`; answers with the version it made, throws ApiError `conflict` with theirs. */
export type SaveDraft<Content> = (
  content: Content,
  version: number,
) => Promise<{ version: number; savedAt: string }>;

/**
 * What a person writes of a loaded document, saved by itself. `contentOf` takes the other's content out of a conflict's
 * details. The document must not change in a component's life.
 */
export function useDraftKeeper<Content>(
  loaded: { readonly content: Content; readonly version: number },
  save: SaveDraft<Content>,
  contentOf: (details: unknown, mine: Content) => { version: number; content: Content; by?: SavedBy },
): DraftKeeper<Content> {
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
  return keeper;
}

/** As above, drawn anew with every letter. */
export function useDraft<Content>(
  ...args: Parameters<typeof useDraftKeeper<Content>>
): [DraftState<Content>, DraftKeeper<Content>] {
  const keeper = useDraftKeeper(...args);
  return [useDraftPart(keeper, (state) => state), keeper];
}

/** A part of a draft: who reads it is drawn anew only when that part is another, by identity. */
export function useDraftPart<Content, Part>(
  keeper: DraftKeeper<Content>,
  partOf: (state: DraftState<Content>) => Part,
): Part {
  const get = (): Part => partOf(keeper.getState());
  return useSyncExternalStore(keeper.subscribe, get, get);
}
