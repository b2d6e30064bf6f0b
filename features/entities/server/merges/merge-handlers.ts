import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { mergeContract } from '../../contract/merge-calls.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findEntity } from '../dossier/entity-queries.ts';
import { findMerge, insertMerge, listMerges, undoMerge } from './merge-queries.ts';

/** Handlers of merges: what another editor changed meanwhile is a conflict, never overwritten. */
export const mergeRoutes: Routes<typeof mergeContract> = {
  async 'entities/merge'({ id, goneId, version, reason, acrossKinds }, { db, locale, caller }) {
    const [kept, gone] = await Promise.all([findEntity(db, id, locale), findEntity(db, goneId, locale)]);
    if (!kept || !gone) throw new AppError('dossier_not_found', { id: kept ? goneId : id });
    if (kept.id !== id || gone.id !== goneId)
      throw new AppError('conflict', { id: kept.id, version: kept.version });
    if (kept.id === gone.id || (!acrossKinds && kept.kind !== gone.kind))
      throw new AppError('bad_request', { goneId });
    const made = await insertMerge(db, {
      id,
      goneId,
      version,
      reason,
      acrossKinds,
      accountId: caller.accountId!,
    });
    if (made === null) throw new AppError('conflict', { id, version: kept.version });
    return made;
  },
  async 'entities/undoMerge'({ mergeId, version }, { db, caller }) {
    const merge = await findMerge(db, mergeId);
    if (!merge) throw new AppError('not_found');
    if (merge.isUndone) throw new AppError('conflict', { mergeId });
    const next = await undoMerge(db, { ...merge, mergeId, version, accountId: caller.accountId! });
    if (next === null) throw new AppError('conflict', { mergeId });
    return { version: next };
  },
  async 'entities/getMerges'({ id }, { db, locale }) {
    const entity = await findEntity(db, id, locale);
    if (!entity) throw new AppError('dossier_not_found', { id });
    const merges = await listMerges(db, entity.id, locale);
    const { id: own, kind, name, version } = entity;
    return {
      entity: { id: own, kind: kindOf(kind), name },
      version,
      merges: merges.map(({ goneId, kind: goneKind, name: goneName, madeAt, undoneAt, ...merge }) => ({
        ...merge,
        gone: { id: goneId, kind: kindOf(goneKind), name: goneName },
        madeAt: madeAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  },
};
