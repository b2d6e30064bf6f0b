import { compileWatch, listSavedSearches } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { watchContract } from '../../contract/watch-calls.ts';
import { endWatch, keepWatches, listWatches } from './watch-queries.ts';

/** Saved searches that tell of what is new. */
export const watchRoutes: Routes<typeof watchContract> = {
  async 'alerts/getSearches'(_input, { db, caller }) {
    const accountId = caller.accountId!;
    const [searches, watches] = await Promise.all([
      listSavedSearches(db, accountId),
      listWatches(db, accountId),
    ]);
    return {
      searches: searches.map(({ id, name }) => {
        const watch = watches.find(({ searchId }) => searchId === id);
        return { id, name, isWatched: watch !== undefined, byMail: watch?.byMail ?? false };
      }),
    };
  },
  async 'alerts/watchSearch'({ id, on, byMail }, { db, caller, clock }) {
    const accountId = caller.accountId!;
    const search = (await listSavedSearches(db, accountId)).find((each) => each.id === id);
    if (!search) throw new AppError('not_found');
    if (!on) {
      await endWatch(db, accountId, id);
      return { ok: true };
    }
    const compiled = compileWatch(search.question, clock.news);
    if (compiled === null) throw new AppError('conflict');
    const { version } = search;
    await db.transaction((tx) => keepWatches(tx, [{ searchId: id, accountId, version, byMail, compiled }]));
    return { ok: true };
  },
};
