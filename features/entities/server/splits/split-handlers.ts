import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { splitContract } from '../../contract/split-calls.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { nameWords } from '../../domain/registry/name-words.ts';
import { findEntity } from '../dossier/entity-queries.ts';
import { findSplit, insertSplit, listSplits, undoSplit } from './split-queries.ts';

/** Handlers of splits: what another editor changed meanwhile is a conflict, never overwritten. */
export const splitRoutes: Routes<typeof splitContract> = {
  async 'entities/split'({ id, toId, name, ...said }, { db, locale, caller }) {
    const entity = await findEntity(db, id, locale);
    if (!entity) throw new AppError('dossier_not_found', { id });
    if (entity.id !== id) throw new AppError('conflict', { id: entity.id, version: entity.version });
    if ((toId === undefined) === (name === undefined)) throw new AppError('bad_request', { toId });
    const to = toId === undefined ? null : await findEntity(db, toId, locale);
    if (toId !== undefined && !to) throw new AppError('dossier_not_found', { id: toId });
    if (to && (to.id === id || to.kind !== entity.kind)) throw new AppError('bad_request', { toId });
    if (name !== undefined && nameWords(name).length === 0) throw new AppError('bad_request', { name });
    const made = await insertSplit(db, {
      entity,
      ...said,
      to: to ? { id: to.id } : { name: name!, locale },
      accountId: caller.accountId!,
    });
    if (made === null) throw new AppError('conflict', { id, version: entity.version });
    return made;
  },
  async 'entities/undoSplit'({ splitId, version }, { db, caller }) {
    const split = await findSplit(db, splitId);
    if (!split) throw new AppError('not_found');
    if (split.isUndone) throw new AppError('conflict', { splitId });
    const next = await undoSplit(db, { ...split, splitId, version, accountId: caller.accountId! });
    if (next === null) throw new AppError('conflict', { splitId });
    return { version: next };
  },
  async 'entities/getSplits'({ id }, { db, locale }) {
    const entity = await findEntity(db, id, locale);
    if (!entity) throw new AppError('dossier_not_found', { id });
    const splits = await listSplits(db, entity.id, locale);
    return {
      splits: splits.map(({ toId, kind, name, madeAt, undoneAt, ...split }) => ({
        ...split,
        to: { id: toId, kind: kindOf(kind), name },
        madeAt: madeAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  },
};
