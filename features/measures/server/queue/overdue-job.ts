import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { overdueHours } from '../../domain/list/overdue.ts';
import { tellStep } from '../steps/tell-step.ts';

/** Reminded in one run. */
const most = 200;

/** Every ten minutes: who decides is reminded of what waits for over 48 hours, once a submission. */
export function overdueTelling(db: Db): Job {
  return {
    name: 'measures-overdue',
    schedule: '*/10 * * * *',
    work: async () => void (await tellOverdue(db, new Date())),
  };
}

/** Reminds of what waits too long and was not told of since it was submitted; how many versions. */
export function tellOverdue(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx.rows(
      z.object({ id: z.int(), version: z.int() }),
      `update measure_version set overdue_told_at = $1::timestamptz
        where (measure_id, version) in (
          select measure_id, version from measure_version
           where status = 2 and publish_at is null and submitted_at < $1::timestamptz - interval '${overdueHours} hours'
             and (overdue_told_at is null or overdue_told_at < submitted_at)
           order by submitted_at limit ${most} for update skip locked)
       returning measure_id as id, version`,
      [now],
    );
    for (const version of late) await tellStep(tx, version, { step: 'overdue', by: null });
    return late.length;
  });
}
