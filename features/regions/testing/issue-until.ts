import type { Db } from '#platform/server/db/db.ts';
import { issueForecasts } from '../server/forecast/issue/issue-forecasts.ts';

/** Issues and scores every release that is due up to a day, as the job does. */
export async function issueUntil(db: Db, until: string): Promise<void> {
  await issueForecasts(db, { until });
}
