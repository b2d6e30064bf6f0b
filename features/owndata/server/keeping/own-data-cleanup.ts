import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs.ts';
import { removeExpired } from './series-queries.ts';

/** Every night: series whose deletion can no longer be taken back go for good. */
export function ownDataCleanup(db: Db): Job {
  return { name: 'own-data-cleanup', schedule: '25 0 * * *', work: () => removeExpired(db) };
}
