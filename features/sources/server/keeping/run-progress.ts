import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { RunStep } from '../../domain/run-steps.ts';

const Standing = z.object({ isStopped: z.boolean() });

/** Keeps how far a run has come; returns whether somebody has stopped it. */
export async function keepProgress(
  db: Db,
  runId: number,
  { step, done, total }: { step: RunStep; done: number; total: number | null },
): Promise<boolean> {
  const [row] = await db.rows(
    Standing,
    `update source_run set step = $2, done = $3::int, total = $4::int where run_id = $1
     returning is_stopped as "isStopped"`,
    [runId, step, done, total],
  );
  return row?.isStopped ?? true;
}

/** Whether somebody has stopped a run; `holds` = nobody can until the transaction ends. */
export async function isRunStopped(db: Db, runId: number, holds = false): Promise<boolean> {
  const [row] = await db.rows(
    Standing,
    `select is_stopped as "isStopped" from source_run where run_id = $1 ${holds ? 'for update' : ''}`,
    [runId],
  );
  return row?.isStopped ?? true;
}

/** Stops a run under way; false where there is none of that number. */
export async function stopRun(db: Db, code: string, runId: number): Promise<boolean> {
  const stopped = await db.run(
    `update source_run set is_stopped = true where run_id = $1 and code = $2 and outcome = 'running'`,
    [runId, code],
  );
  return stopped > 0;
}
