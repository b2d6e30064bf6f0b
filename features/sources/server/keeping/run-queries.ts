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

/** The newest run of a source that wrote dossiers and was not taken back. */
const newestSql = (code: string): string =>
  `select max(n.run_id) from source_run n where n.code = ${code} and n.has_dossiers and n.outcome = 'written'`;

const columns = `run_id as id, started_at as "startedAt", started_by as "startedBy", outcome, reason, details, counts, refusals,
  outcome = 'written' and (load_id is not null or run_id = (${newestSql('source_run.code')})) as "canRollBack",
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

const WeekRow = z.object({
  code: z.string(),
  fresh: z.int(),
  changed: z.int(),
  refused: z.int(),
  held: z.int(),
});

/** What each source brought in the seven days up to a moment, sources that brought nothing left out; what was taken back is not counted. */
export function listWeek(db: Db, now: Date): Promise<z.output<typeof WeekRow>[]> {
  const sum = (count: string): string => `coalesce(sum((counts ->> '${count}')::int), 0)::int as ${count}`;
  return db.rows(
    WeekRow,
    `select * from (select code, ${['fresh', 'changed', 'refused', 'held'].map(sum).join(', ')} from source_run
        where started_at > $1::timestamptz - interval '7 days' and outcome in ('written', 'refused') group by code) as week
      where fresh + changed + refused + held > 0 order by fresh + changed desc, code`,
    [now],
  );
}

/** A run as the desk shows it, its refused records in the reader's language. */
export function describeRun(run: RunRow, saying: Saying) {
  return { ...run, refusals: run.refusals && sayRefused(run.refusals, saying) };
}

/** Runs of dossiers of a source whose way back is stored. */
const storedWays = 3;

/** Marks a run as one of dossiers that can be taken back; of older ones the way back is dropped. */
export async function markDossiers(tx: Db, code: string, id: number): Promise<void> {
  await tx.run('update source_run set has_dossiers = true where run_id = $1', [id]);
  const old = await tx.rows(
    z.object({ id: z.int() }),
    `update source_run set has_dossiers = false
      where run_id in (select run_id from source_run where code = $1 and has_dossiers order by run_id desc offset $2::int)
     returning run_id as id`,
    [code, storedWays],
  );
  const ids = old.map((row) => row.id);
  for (const table of ['entity_run_part', 'entity_run_before', 'company_account_before'])
    await tx.run(`delete from ${table} where run_id = any($1::int[])`, [ids]);
}

const Marked = z.object({ loadId: z.int().nullable(), hasDossiers: z.boolean() });

/** Marks a written run as rolled back; returns the import its figures carry, or that it wrote dossiers, null where there is nothing to take back. */
export async function markRolledBack(
  db: Db,
  code: string,
  id: number,
): Promise<z.output<typeof Marked> | null> {
  const [row] = await db.rows(
    Marked,
    `update source_run set outcome = 'rolledBack'
      where run_id = $1 and code = $2 and outcome = 'written' and (load_id is not null or run_id = (${newestSql('$2')}))
     returning load_id as "loadId", has_dossiers as "hasDossiers"`,
    [id, code],
  );
  return row ?? null;
}
