import type { RequestContext } from '#platform/server/context.ts';
import type { Contents, DocumentKind } from '#features/news/public.ts';
import { describeDocument } from './describe-document.ts';
import { storeOf } from './documents.ts';
import { listDrafts } from './draft-queries.ts';

/** Every document of a kind that is not deleted, as its line in the list. */
export async function listDocuments(
  context: RequestContext,
  kind: DocumentKind,
): Promise<ReturnType<typeof describeDocument>[]> {
  const stored = await storeOf(kind).list(context.db);
  const drafts = new Map((await listDrafts(context.db, kind)).map((draft) => [draft.id, draft]));
  return stored.flatMap((document) => {
    const draft = drafts.get(document.id) ?? null;
    if (draft?.deletedAt) return [];
    const content = (draft?.content ?? document.content) as Contents[DocumentKind];
    return [
      describeDocument(kind, { stored: document, draft, content, version: draft?.version ?? 0 }, context),
    ];
  });
}
