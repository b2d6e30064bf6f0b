import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { canDelete, canSee } from '../../domain/abilities.ts';
import { findLocked, refuse, type Wanted } from './find-stepped.ts';
import { releaseDocuments } from '../documents/document-queries.ts';
import { findVersions, setCurrent, type StoredVersion } from './version-queries.ts';

/** Deletes a measure of which no reader has seen anything. */
export function deleteMeasure(context: RequestContext, id: number): Promise<void> {
  return context.db.transaction(async (tx) => {
    const all = await findVersions(tx, id, true);
    if (!all.some((version) => canSee(context.caller, version))) throw new AppError('not_found', { id });
    for (const version of all) requireDeletable(context, version);
    await tx.run('delete from measure where measure_id = $1::bigint', [id]);
  });
}

/** Deletes one version; what it was written in place of stands in lists again. True when the measure went with it. */
export function deleteVersion(context: RequestContext, wanted: Wanted): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const { version, all } = await findLocked(tx, context, wanted);
    requireDeletable(context, version);
    if (version.revision !== wanted.revision) refuse('stale', version);
    if (all.length === 1) {
      await tx.run('delete from measure where measure_id = $1::bigint', [wanted.id]);
      return true;
    }
    await tx.run('delete from measure_version where measure_id = $1::bigint and version = $2::int', [
      wanted.id,
      wanted.version,
    ]);
    await releaseDocuments(tx, wanted.id, wanted.version);
    const before = all.findLast((each) => each.version < wanted.version);
    if (version.isCurrent && before) await setCurrent(tx, before, true);
    return false;
  });
}

function requireDeletable({ caller }: RequestContext, version: StoredVersion): void {
  // What waits or what readers have seen is never deleted, whoever asks; the rest is a matter of rights.
  if (version.status === 2 || version.status === 3 || version.wasPublished) refuse('not_deletable', version);
  if (!canDelete(caller, version)) throw new AppError('forbidden', { id: version.id });
}
