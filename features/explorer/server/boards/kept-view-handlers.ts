import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { keptViewCalls } from '../../contract/kept-view-calls.ts';
import { maxKeptViews } from '../../domain/boards/board-limits.ts';
import {
  insertKeptView,
  keptViews,
  listKeptViews,
  renameKeptView,
  type KeptView,
} from './kept-view-queries.ts';

/** Handlers of views that readers keep. */
export const keptViewRoutes: Routes<typeof keptViewCalls> = {
  async 'boards/getKeptViews'(_input, { db, caller }) {
    return { most: maxKeptViews, views: await listKeptViews(db, caller.accountId!) };
  },

  'boards/keepView': ({ name, address }, { db, caller }) =>
    db.transaction(async (tx) => {
      const known = await findWithRoom(tx, caller.accountId!, address);
      if (known === undefined) return { id: await insertKeptView(tx, caller.accountId!, { name, address }) };
      await renameKeptView(tx, known.id, name);
      return { id: known.id };
    }),

  async 'boards/deleteView'({ id }, { db, caller }) {
    if (!(await keptViews.remove(db, caller.accountId!, id))) throw new AppError('not_found');
    return { ok: true };
  },

  async 'boards/restoreView'({ id }, { db, caller }) {
    await db.transaction(async (tx) => {
      await findWithRoom(tx, caller.accountId!, null);
      if (!(await keptViews.restore(tx, caller.accountId!, id))) throw new AppError('not_found');
    });
    return { ok: true };
  },
};

/** The view that is kept already at an address; refuses where there is none and no room for it. */
async function findWithRoom(
  tx: RequestContext['db'],
  accountId: number,
  address: string | null,
): Promise<KeptView | undefined> {
  const views = await listKeptViews(tx, accountId, true);
  const known = views.find((view) => view.address === address);
  if (known === undefined && views.length >= maxKeptViews)
    throw new AppError('too_many_kept', { reason: 'too_many', most: maxKeptViews });
  return known;
}
