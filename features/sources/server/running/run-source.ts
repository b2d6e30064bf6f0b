import { randomUUID } from 'node:crypto';
import { spanOf } from '#connectors/list-requests.ts';
import type { Answer } from '#connectors/read-source.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addDefinitions, writeLive } from '#statistics/import/live/write-live.ts';
import { nextRunAt } from '../../domain/publisher-days.ts';
import type { Refusal } from '../../domain/refusal-text.ts';
import { maxFailures } from '../../domain/source-state.ts';
import { holdFacts } from '../keeping/held-queries.ts';
import { closeLostRuns, closeRun, openRun, type Starter } from '../keeping/run-queries.ts';
import { holdSource, type Hold } from '../keeping/hold-source.ts';
import { findSource, releaseSource, type Source } from '../keeping/source-queries.ts';
import { fetchAnswers, hashOf, type Validators } from '../reading/fetch-answers.ts';
import { readEntityPlan } from '../reading/read-entities.ts';
import { readPlan, type Plan } from '../reading/read-plan.ts';
import { countRecordsOf } from '../reading/count-records.ts';
import { refusalOf } from '../reading/refusal-of.ts';
import { sourceToolsOf } from '../source-tools.ts';
import { followRun, RunStopped, type FollowedRun, type StepTeller } from './follow-run.ts';
import { writeEntities } from './write-entities.ts';

/** Where a run happens. */
export interface Running {
  db: Db;
  config: Config;
  signal?: AbortSignal;
  /** Takes how far the reading has come. */
  at?: StepTeller;
}

/** What came of a run. */
export interface RunEnd {
  runId: number;
  outcome: 'written' | 'unchanged' | 'refused';
  plan?: Plan | undefined;
  refusal: Refusal | null;
}

/** A file of an operator, or the plan of one that was read already. */
type Brought = Uint8Array | { plan: Plan };

interface Found {
  plan?: Plan;
  validators?: Validators;
  refusal: Refusal | null;
}

/** Runs a source that this worker has claimed; what it brings is seen whole or not at all. `brought` = what an operator brought instead of fetching: a file, or one that was read already. */
export async function runSource(
  running: Running,
  code: string,
  by: Starter,
  brought?: Brought,
): Promise<RunEnd> {
  const hold = await holdSource(running.db, code);
  try {
    return await runHeld({ ...running, hold }, code, by, brought);
  } catch (error) {
    // A fault of ours: the source is free for the next try, and its run is closed by it.
    await hold.giveBack();
    throw error;
  } finally {
    hold.end();
  }
}

async function runHeld(
  running: Running & { hold: Hold },
  code: string,
  by: Starter,
  brought?: Brought,
): Promise<RunEnd> {
  const { db, hold } = running;
  const source = (await findSource(db, code))!;
  const runId = await openRun(db, code, by);
  await closeLostRuns(db, code, runId);
  const run = followRun(db, runId, running.signal);
  try {
    return await runFollowed({ ...running, run }, { source, runId }, brought);
  } catch (error) {
    // What ends the thread or a request tells it in its own words.
    if (!(error instanceof RunStopped) && !(run.signal.reason instanceof RunStopped)) throw error;
    return await db.transaction((tx) => closeStopped(tx, hold, { source, runId }));
  } finally {
    run.end();
  }
}

/** A stopped run is no fault of its source: it is tried again when its calendar says so. */
async function closeStopped(
  tx: Db,
  hold: Hold,
  { source, runId }: { source: Source; runId: number },
): Promise<RunEnd> {
  const { code, failures, recipe } = source;
  const end: RunEnd = { runId, outcome: 'refused', refusal: { reason: 'stopped', details: {} } };
  await hold.confirm(tx);
  await closeRun(tx, runId, end);
  const told = { failures, stops: false, hasNew: false };
  await releaseSource(tx, code, { ...told, nextRunAt: nextRunAt(recipe.calendar, new Date(), told) });
  return end;
}

async function runFollowed(
  running: Running & { hold: Hold; run: FollowedRun },
  { source, runId }: { source: Source; runId: number },
  brought?: Brought,
): Promise<RunEnd> {
  const { db, hold, run } = running;
  const { code } = source;
  const found: Found =
    brought && 'plan' in brought
      ? { plan: brought.plan, refusal: brought.plan.refusal }
      : await tryReading({ ...running, signal: run.signal, at: run.at }, source, brought);
  const end: RunEnd = { runId, outcome: outcomeOf(found), plan: found.plan, refusal: found.refusal };
  const failures = found.refusal ? source.failures + 1 : 0;
  const hasNew = end.outcome === 'written';
  const finish = async (tx: Db, loadId?: number): Promise<void> => {
    await hold.confirm(tx);
    await run.confirm(tx);
    if (found.plan && !found.refusal) await holdFacts(tx, code, runId, found.plan.held);
    await closeRun(tx, runId, { ...end, ...(loadId !== undefined && { loadId }) });
    await releaseSource(tx, code, {
      failures,
      stops: failures >= maxFailures,
      hasNew,
      nextRunAt: nextRunAt(source.recipe.calendar, new Date(), { failures, hasNew }),
      validators: found.refusal ? undefined : found.validators,
    });
  };
  const { facts = [], held = [], entities } = found.refusal ? {} : (found.plan ?? {});
  run.at('writing', 0, facts.length + (entities?.entries.length ?? 0));
  if (entities && hasNew)
    await db.transaction(async (tx) => {
      await writeEntities(tx, { source, runId }, entities);
      await finish(tx);
    });
  else if (facts.length === 0)
    await db.transaction(async (tx) => {
      if (held.length > 0) await addDefinitions(tx, source.recipe.defines);
      await finish(tx);
    });
  else
    await writeLive(db, {
      dataSet: `live ${code}`,
      version: randomUUID(),
      facts: facts.map(({ fact }) => fact),
      defines: source.recipe.defines,
      publish: finish,
      onProgress: (done) => {
        run.signal.throwIfAborted();
        run.at('writing', done, facts.length);
      },
    });
  return end;
}

/** What a run would do; nothing is kept. */
export async function tryOut(running: Running, source: Source, file?: Uint8Array): Promise<RunEnd> {
  const whole = { ...source, etag: null, lastModified: null, contentHash: null };
  const found = await tryReading(running, whole, file);
  return { runId: 0, outcome: outcomeOf(found), plan: found.plan, refusal: found.refusal };
}

function outcomeOf({ plan, refusal }: Found): RunEnd['outcome'] {
  if (refusal) return 'refused';
  return plan && plan.facts.length + (plan.entities?.entries.length ?? 0) > 0 ? 'written' : 'unchanged';
}

async function tryReading(running: Running, source: Source, file?: Uint8Array): Promise<Found> {
  const { db, config, signal, at } = running;
  const today = new Date().toISOString().slice(0, 10);
  const tools = sourceToolsOf(config);
  if (file === undefined && source.recipe.request.file)
    return { refusal: { reason: 'needs_file', details: { address: source.recipe.request.address } } };
  try {
    const got = file === undefined ? await fetchFor(running, source, today) : answersOf(source, file);
    if (got === null) return { refusal: null };
    const read = source.recipe.entities ? readEntityPlan : readPlan;
    const plan = await read({ db, tools }, source.recipe, got.answers, { today, signal, at });
    return { plan, validators: got.validators, refusal: plan.refusal };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { refusal };
  }
}

async function fetchFor(
  { config, signal, at }: Running,
  source: Source,
  today: string,
): Promise<{ answers: Answer[]; validators: Validators } | null> {
  const { recipe } = source;
  const tools = sourceToolsOf(config);
  const fetched = await fetchAnswers(recipe, spanOf(recipe, today, source.lastNewAt === null), source, {
    fetcher: tools.fetcherFor(recipe.request.maxMegabytes * 1_000_000, recipe.request.pauseMs),
    reading: tools.reading,
    signal,
    at,
    countRecords: (answer) => countRecordsOf(tools, recipe, answer, signal),
  });
  return fetched.kind === 'unchanged' ? null : fetched;
}

function answersOf(
  { recipe, contentHash }: Source,
  bytes: Uint8Array,
): { answers: Answer[]; validators: Validators } | null {
  const answers = [{ bytes, given: {} }];
  const hash = hashOf(recipe, answers);
  return hash === contentHash
    ? null
    : { answers, validators: { etag: null, lastModified: null, contentHash: hash } };
}
