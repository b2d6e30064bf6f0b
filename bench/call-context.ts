import { anonymous } from '#platform/server/caller.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { RequestContext, Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { newLoadingState } from '#platform/server/progress.ts';

/** A request as a handler sees it, without HTTP: on the sample clock, by an account with a licence. */
export function contextOf(services: Services, db: Db): RequestContext {
  const now = new Date();
  return {
    ...services,
    db,
    caller: { ...anonymous, accountId: 1, hasActiveLicense: true },
    locale: 'ru',
    clock: ownClock({ sampleData: true }, now),
    requestId: 'bench',
    ip: '127.0.0.1',
    browser: { token: null, agent: 'bench' },
    now,
    file: null,
    signal: new AbortController().signal,
    setCookie() {},
    translate: (_locale, key) => key,
    loading: newLoadingState(),
  };
}
