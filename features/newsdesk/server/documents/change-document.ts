import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { ownClock } from '#platform/server/clock.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { canBeRemoved, missingParts, type DocumentKind } from '#features/news/public.ts';
import { writeDraft, type DraftChange } from './draft-queries.ts';
import type { Showing } from './document-store.ts';
import { getEdited, refuseStale, storeOf, type EditedDocument } from './documents.ts';

/** Which document, and the version the change started from. */
export interface ChangeWanted {
  kind: DocumentKind;
  id: number;
  version: number;
}

type Saved = { version: number; savedAt: string };

/** Keeps what an editor has written, for editors alone. */
export function saveDraft(
  context: RequestContext,
  wanted: ChangeWanted,
  content: EditedDocument['content'],
): Promise<Saved> {
  return change(context, wanted, content, () => ({ content, isChanged: true, isSeen: false }));
}

/** Shows readers the draft as it stands. */
export function publishDocument(context: RequestContext, wanted: ChangeWanted): Promise<Saved> {
  return change(context, wanted, undefined, async ({ content }, tx) => {
    const missing = missingParts(wanted.kind, content);
    if (missing.length > 0)
      throw new AppError('form_incorrect', { fields: missing.map((path) => ({ path, message: 'missing' })) });
    const store = storeOf(wanted.kind);
    await store.write(tx, wanted.id, content);
    await store.show(tx, wanted.id, showingOf(context));
    return { content, isChanged: false, wasPublished: true };
  });
}

/** Takes a document from readers; the draft stays. */
export function withdrawDocument(context: RequestContext, wanted: ChangeWanted): Promise<Saved> {
  return change(context, wanted, undefined, async ({ content }, tx) => {
    refuseRemoval(wanted);
    await storeOf(wanted.kind).hide(tx, wanted.id);
    return { content, isChanged: true, wasPublished: true };
  });
}

/** Takes a document from everybody; `restoreDocument` brings it back. */
export function deleteDocument(context: RequestContext, wanted: ChangeWanted): Promise<Saved> {
  return change(context, wanted, undefined, async ({ content, stored, draft }, tx) => {
    refuseRemoval(wanted);
    if (stored.isPublished) await storeOf(wanted.kind).hide(tx, wanted.id);
    const isChanged = draft?.isChanged ?? false;
    return { content, isChanged, deletedAt: context.now, wasPublished: stored.isPublished };
  });
}

/** Brings a deleted document back as it was; where it was published, readers see again what they saw. */
export async function restoreDocument(
  context: RequestContext,
  { kind, id }: Omit<ChangeWanted, 'version'>,
): Promise<Saved> {
  return context.db.transaction(async (tx) => {
    const edited = await getEdited(tx, { kind, id }, context.caller, { lock: true, deleted: true });
    const { isChanged, wasPublished } = edited.draft!;
    if (wasPublished) await storeOf(kind).show(tx, id, showingOf(context));
    return write(tx, context, { kind, id, version: edited.version }, edited, {
      content: edited.content,
      isChanged,
      wasPublished,
    });
  });
}

type Outcome = Pick<DraftChange, 'content' | 'isChanged' | 'deletedAt' | 'wasPublished'> & {
  /** False where readers notice nothing. */
  isSeen?: boolean;
};

/** Runs one change in a transaction: finds, refuses what may not be or is stale, changes, keeps the next version. */
function change(
  context: RequestContext,
  wanted: ChangeWanted,
  given: unknown,
  work: (edited: EditedDocument, tx: Db) => Promise<Outcome> | Outcome,
): Promise<Saved> {
  return context.db.transaction(async (tx) => {
    const edited = await getEdited(tx, wanted, context.caller, { lock: true });
    refuseStale(edited, wanted.version, given);
    const outcome = await work(edited, tx);
    return write(tx, context, wanted, edited, outcome);
  });
}

async function write(
  tx: Db,
  { caller, now }: RequestContext,
  { kind, id, version }: ChangeWanted,
  { draft, stored }: EditedDocument,
  { isSeen = true, ...outcome }: Outcome,
): Promise<Saved> {
  const wasPublished = outcome.wasPublished ?? draft?.wasPublished ?? stored.isPublished;
  const written = await writeDraft(tx, {
    kind,
    id,
    from: version,
    accountId: caller.accountId,
    now,
    ...outcome,
    wasPublished,
  });
  if (!written) throw new AppError('conflict', { version });
  // Readers see nothing of what is only kept: their answers stay good.
  if (isSeen) await raiseDataVersion(tx);
  return { version: written.version, savedAt: written.savedAt.toISOString() };
}

function refuseRemoval({ kind, id }: ChangeWanted): void {
  if (!canBeRemoved(kind, id)) throw new AppError('forbidden', { kind, id });
}

/** What showing needs to know of this moment: it is dated by the clock that readers have, so that they see it at once. */
export function showingOf({ now, config }: RequestContext): Showing {
  return { now, publicUrl: config.publicUrl, clock: ownClock(config, now) };
}
