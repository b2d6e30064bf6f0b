import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { groupCalls } from '../../contract/group-calls.ts';
import { maxGroups } from '../../domain/boards/board-limits.ts';
import { choosePlaces } from '../view/choose-places.ts';
import { insertGroup, keptGroups, listGroups, updateGroup } from './group-queries.ts';

/** Handlers of groups of places that readers make. */
export const groupRoutes: Routes<typeof groupCalls> = {
  async 'explore/getGroups'(_input, { db, caller }) {
    return { most: maxGroups, groups: await listGroups(db, caller.accountId!) };
  },

  async 'explore/saveGroup'({ name, places }, context) {
    const accountId = context.caller.accountId!;
    // A place that is not known is refused.
    await choosePlaces(places, context);
    return context.db.transaction(async (tx) => {
      const groups = await listGroups(tx, accountId, true);
      const known = groups.find((group) => group.name === name);
      if (known === undefined) {
        refuseTooMany(groups.length);
        return { id: await insertGroup(tx, accountId, { name, places }) };
      }
      await updateGroup(tx, known.id, places);
      return { id: known.id };
    });
  },

  async 'explore/deleteGroup'({ id }, { db, caller }) {
    if (!(await keptGroups.remove(db, caller.accountId!, id))) throw new AppError('not_found');
    return { ok: true };
  },

  async 'explore/restoreGroup'({ id }, { db, caller }) {
    await db.transaction(async (tx) => {
      refuseTooMany((await listGroups(tx, caller.accountId!, true)).length);
      if (!(await keptGroups.restore(tx, caller.accountId!, id))) throw new AppError('not_found');
    });
    return { ok: true };
  },
};

function refuseTooMany(count: number): void {
  if (count >= maxGroups) throw new AppError('too_many_kept', { reason: 'too_many', most: maxGroups });
}
