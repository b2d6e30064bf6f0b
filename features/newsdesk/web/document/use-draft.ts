import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { openDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';

/** A document of the desk as the call gives it. */
export type DeskDocument = OutputOf<'newsdesk/getDocument'>;
/** A kind with the content of that kind. */
export type WrittenDocument = DeskDocument['document'];

/** What an editor writes of a loaded document, saved by itself. The document's number must not change in a component's life. */
export function useDraft(loaded: DeskDocument): [DraftState<WrittenDocument>, DraftKeeper<WrittenDocument>] {
  const api = useApi();
  const [keeper] = useState(() =>
    openDraftKeeper<WrittenDocument>(
      { content: loaded.document, version: loaded.version },
      async (document, version) => {
        try {
          return {
            kind: 'saved',
            ...(await api.call('newsdesk/saveDraft', { id: loaded.id, version, document })),
          };
        } catch (error) {
          if (!(error instanceof ApiError) || error.problem.code !== 'conflict') return { kind: 'failed' };
          const { version: newer, current } = error.problem.details as { version: number; current: never };
          return {
            kind: 'conflict',
            version: newer,
            content: { kind: document.kind, content: current } as WrittenDocument,
          };
        }
      },
    ),
  );
  useEffect(() => () => keeper.close(), [keeper]);
  return [useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState), keeper];
}
