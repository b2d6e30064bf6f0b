import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { isOfVersion } from '../../domain/documents/bounds.ts';
import { findLocked } from '../steps/find-stepped.ts';
import { addHistory } from '../steps/version-queries.ts';
import { findDocument, markRemoved } from './document-queries.ts';
import { requireDraft } from './upload-document.ts';

/** Which document, and of which draft; the one it was added to where nothing is said. */
interface Wanted {
  id: number;
  version?: number | undefined;
}

/** Takes a document off a draft: a mark, noted in the history; versions before keep it. */
export function removeDocument(wanted: Wanted, context: RequestContext): Promise<void> {
  return change(wanted, context, 'document_removed');
}

/** Puts back what was taken off the same draft; one that stands stays as it is. */
export function restoreDocument(wanted: Wanted, context: RequestContext): Promise<void> {
  return change(wanted, context, 'document_restored');
}

function change(
  { id, version: asked }: Wanted,
  context: RequestContext,
  step: 'document_removed' | 'document_restored',
): Promise<void> {
  const { db, caller, now } = context;
  return db.transaction(async (tx) => {
    const known = await findDocument(tx, id);
    if (known === null) throw new AppError('not_found', { id });
    const at = { id: known.measureId, version: asked ?? known.version };
    const { version } = await findLocked(tx, context, at);
    requireDraft(context, version);
    // Read again: the measure is locked only now.
    const document = await findDocument(tx, id);
    const isMine = document && (isOfVersion(document, at.version) || document.removedVersion === at.version);
    if (!isMine) throw new AppError('not_found', { id });
    const stands = document.removedVersion === null;
    if (stands === (step === 'document_restored')) return;
    await markRemoved(tx, id, stands ? { version: at.version, now } : null);
    const { status } = version;
    await addHistory(tx, at, {
      step,
      from: status,
      to: status,
      accountId: caller.accountId,
      now,
      reason: document.name,
    });
  });
}
