import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { runSteps } from '../../domain/run-steps.ts';
import type { Plan } from '../reading/read-plan.ts';
import { KeptRefusals, sayRefused, type Saying } from './row-reasons.ts';

/** Who began a run. */
export type Starter = 'calendar' | 'desk' | 'command';

const Counts = z.record(z.string(), z.number());

export const RunRow = z.object({
  id: z.int(),
  startedAt: z.date().transform((moment) => moment.toISOString()),
  startedBy: z.enum(['calendar', 'desk', 'command']),
  outcome: z.enum(['running', 'written', 'unchanged', 'refused', 'rolledBack']),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  counts: Counts.nullable(),
  refusals: KeptRefusals.nullable(),
  canRollBack: z.boolean(),
  progress: z.object({ step: z.enum(runSteps), done: z.int(), total: z.int().nullable() }).nullable(),
});
export type RunRow = z.output<typeof RunRow>;

const columns = `run_id as id, started_at as "startedAt", started_by as "startedBy", outcome, reason, details, counts, refusals,
  outcome = 'written' and load_id is not null as "canRollBack",
  case when outcome = 'running' and step is not null then jsonb_build_object('step', step, 'done', done, 'total', total) end as progress`;
/** Refused records kept with a run. */
const keptRefusals = 50;

/** Begins a run. */
export async function openRun(db: Db, code: string, by: Starter): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    'insert into source_run (code, started_by) values ($1, $2) returning run_id as id',
    [code, by],
  );
  return row!.id;
}

/** Ends a run with what came of it. */
export async function closeRun(
  db: Db,
  id: number,
  {
    outcome,
    plan,
    refusal,
    loadId,
  }: {
    outcome: 'written' | 'unchanged' | 'refused';
    plan?: Plan | undefined;
    refusal?: { reason: string; details: object } | null;
    loadId?: number;
  },
): Promise<void> {
  await db.run(
    `update source_run set ended_at = now(), outcome = $2, reason = $3, details = $4::jsonb, counts = $5::jsonb,
            refusals = $6::jsonb, load_id = $7::int where run_id = $1`,
    [
      id,
      outcome,
      refusal?.reason ?? null,
      refusal ? JSON.stringify(refusal.details) : null,
      plan ? JSON.stringify(plan.counts) : null,
      plan ? JSON.stringify(plan.refused.slice(0, keptRefusals)) : null,
      loadId ?? null,
    ],
  );
}

/** Runs a killed process left: nothing of them is seen. */
export async function closeLostRuns(db: Db, code: string, except: number): Promise<void> {
  await db.run(
    `update source_run set ended_at = now(), outcome = 'refused', reason = 'ended_early'
      where code = $1 and outcome = 'running' and run_id <> $2`,
    [code, except],
  );
}

/** The last runs of a source, newest first. */
export function listRuns(db: Db, code: string, most = 20): Promise<RunRow[]> {
  return db.rows(
    RunRow,
    `select ${columns} from source_run where code = $1 order by run_id desc limit $2::int`,
    [code, most],
  );
}

/** The last run of each source, by its code. */
export async function listLastRuns(db: Db): Promise<ReadonlyMap<string, RunRow>> {
  const rows = await db.rows(
    RunRow.extend({ code: z.string() }),
    `select distinct on (code) code, ${columns} from source_run order by code, run_id desc`,
  );
  return new Map(rows.map(({ code, ...run }) => [code, run]));
}

/** A run as the desk shows it, its refused records in the reader's language. */
export function describeRun(run: RunRow, saying: Saying) {
  return { ...run, refusals: run.refusals && sayRefused(run.refusals, saying) };
}

/** Marks a written run as rolled back; returns the import its figures carry, null where there is none to take back. */
export async function markRolledBack(db: Db, code: string, id: number): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ loadId: z.int().nullable() }),
    `update source_run set outcome = 'rolledBack' where run_id = $1 and code = $2 and outcome = 'written' and load_id is not null returning load_id as "loadId"`,
    [id, code],
  );
  return row?.loadId ?? null;
}
