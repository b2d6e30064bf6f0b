import { clockStep, ownClock } from '#platform/server/clock.ts';
import type { Routes } from '#platform/server/context.ts';
import type { visitContract } from '../../contract/visit-calls.ts';
import {
  continueVisit,
  findVisit,
  findVisitStart,
  listGains,
  readUntil,
  stopReading,
} from './visit-queries.ts';

/** Handlers of the calls about what came since a reader was here. */
export const visitRoutes: Routes<typeof visitContract> = {
  async 'news/startVisit'(_input, { db, caller, clock, config, now }) {
    const accountId = caller.accountId!;
    const visit =
      clockStep(clock) === clockStep(ownClock(config, now))
        ? await continueVisit(db, { accountId, clock: clock.news, now })
        : await findVisit(db, accountId);
    return { since: visit?.since?.toISOString() ?? null, stoppedAt: visit?.stoppedAt ?? null };
  },

  async 'news/stopReading'({ newsId }, { db, caller, now }) {
    await stopReading(db, { accountId: caller.accountId!, newsId, now });
    return { ok: true };
  },

  async 'news/markAllRead'({ since }, { db, caller, clock, now }) {
    const until = since === undefined ? clock.news : since === null ? null : new Date(since);
    const accountId = caller.accountId!;
    const before = await findVisitStart(db, accountId, now);
    await readUntil(db, { accountId, until, clock: clock.news, now });
    return { before: before?.toISOString() ?? null };
  },

  'news/getNewSince'({ storyIds, since }, { db, clock }) {
    return listGains(db, { storyIds, since: new Date(since), clock: clock.news });
  },
};
