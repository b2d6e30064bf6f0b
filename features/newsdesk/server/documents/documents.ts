import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { canEditDocument } from '../../domain/abilities.ts';
import type { Contents, DocumentKind } from '#features/news/public.ts';
import { articleStore } from '../articles/article-store.ts';
import { compilationStore } from '../compilations/compilation-store.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { eventStore } from '../events/event-store.ts';
import { findDraft, type DraftRow } from './draft-queries.ts';
import { serviceStore } from './service-store.ts';

/** Where each kind of documents stands. */
export const documentStores: { [Kind in DocumentKind]: DocumentStore<Kind> } = {
  compilation: compilationStore,
  article: articleStore,
  service: serviceStore,
  exclusive: eventStore('exclusive'),
  analytics: eventStore('analytics'),
  review: eventStore('review'),
};

/** The store of a kind known at run time alone; contents then are whatever the kind's are. */
export function storeOf(kind: DocumentKind): DocumentStore<DocumentKind> {
  return documentStores[kind] as DocumentStore<DocumentKind>;
}

/** A document with what is being written of it. */
export interface EditedDocument {
  stored: StoredDocument<DocumentKind>;
  draft: DraftRow | null;
  /** As its editors have it. */
  content: Contents[DocumentKind];
  version: number;
}

/** Finds a document its caller may edit; refuses with `not_found` or `forbidden`. Deleted ones are found when asked for. */
export async function getEdited(
  db: Db,
  { kind, id }: { kind: DocumentKind; id: number },
  caller: RequestContext['caller'],
  { lock = false, deleted = false } = {},
): Promise<EditedDocument> {
  const stored = await storeOf(kind).find(db, id);
  const draft = stored && (await findDraft(db, kind, id, lock));
  if (!stored || ((draft?.deletedAt ?? null) !== null) !== deleted)
    throw new AppError('not_found', { kind, id });
  if (!canEditDocument(caller, stored.createdBy)) throw new AppError('forbidden', { kind, id });
  const content = (draft?.content ?? stored.content) as Contents[DocumentKind];
  return { stored, draft, content, version: draft?.version ?? 0 };
}

/** A change that started from another version is refused with what stands there now, so that both can be compared. */
export function refuseStale({ version, content }: EditedDocument, from: number, given?: unknown): void {
  if (version !== from)
    throw new AppError('conflict', { version, current: content, ...(given !== undefined && { given }) });
}
