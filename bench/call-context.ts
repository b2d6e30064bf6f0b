import { anonymous } from '#platform/server/caller.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { RequestContext, Services } from '#platform/server/context.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Database, Db } from '#platform/server/db/db.ts';
import { openLog } from '#platform/server/log/log.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { newLoadingState } from '#platform/server/jobs/progress.ts';

/** What a handler reads of the services, on a database that fills itself; letters go nowhere and jobs are never begun. */
export function benchServices(database: Database, settings: Record<string, string> = {}): Services {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...settings });
  return {
    db: database,
    config,
    log: openLog('silent'),
    metrics: openMetrics(),
    listen: async () => () => {},
    jobs: { register: async () => {}, add: async () => {}, stop: async () => {} },
    mailer: { send: async () => {} },
  };
}

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
