import type { DraftKeeper, DraftState } from '#platform/ui/drafting/draft-keeper.ts';
import { useDraft } from '#platform/ui/drafting/use-draft.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';

/** A document of the desk as the call gives it. */
export type DeskDocument = OutputOf<'newsdesk/getDocument'>;
/** A kind with the content of that kind. */
export type WrittenDocument = DeskDocument['document'];

/** What an editor writes of a loaded document, saved by itself. */
export function useDeskDraft(
  loaded: DeskDocument,
): [DraftState<WrittenDocument>, DraftKeeper<WrittenDocument>] {
  const api = useApi();
  return useDraft<WrittenDocument>(
    { content: loaded.document, version: loaded.version },
    (document, version) =>
      api.call('newsdesk/saveDraft', { id: loaded.id, version, document }, { again: 'quiet' }),
    (details, { kind }) => {
      const { version, current } = details as { version: number; current: never };
      return { version, content: { kind, content: current } as WrittenDocument };
    },
  );
}
