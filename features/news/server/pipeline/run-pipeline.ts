import { performance } from 'node:perf_hooks';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { EngineFailedError } from './news-engine.ts';
import {
  closeEngineSession,
  engineOf,
  isOpenFor,
  openSessionFor,
  type EngineSession,
} from './engine-session.ts';
import { keepEmbeddings } from '../embeddings/embedding-queries.ts';
import { embeddingsOf, groupByTime, prepareBatch, sortOut, type SortedItem } from './prepare-batch.ts';
import { isLookDue, lookTwice, notePlaced } from './second-look.ts';
import { storeBatch, VersionMovedError } from './store/store-batch.ts';
import { nextSize, throttles, type Throttle } from './store/throttle.ts';
import type { Supply, Taken } from './supply.ts';
import type { Batch, PlacedBatch } from '#newsengine/placing/batch.ts';

/** A batch the engine has placed, with the items it was made of. */
interface Placed {
  readonly group: Taken[];
  readonly batch: PlacedBatch;
  readonly embeddings: ReadonlyMap<number, Float32Array>;
}

/**
 * A run under way. The embedded database has one connection, so the order matters. All that is asked of it for a batch
 * is asked first. Then the batch before is stored while the engine places this one.
 */
interface Run {
  readonly desk: EngineSession;
  readonly supply: Supply;
  readonly throttle: Throttle;
  size: number;
  /** Groups to be done over, first things first. */
  readonly waiting: Taken[][];
  /** Placed and to be stored while the next batch is placed. */
  ready: Placed | undefined;
  storing: { readonly group: Taken[]; readonly outcome: Promise<unknown> } | undefined;
  setbacks: number;
  done: number;
}

/** So many times in a row a batch may meet other workers' changes before the run gives up and is tried later. */
const maxSetbacks = 8;

/**
 * Reads, places and stores all a supply gives, in batches sized by the time storing them takes. Whatever ends it, each
 * item is stored once or still with its supply. `report` gets how many are done.
 */
export async function runPipeline(
  desk: EngineSession,
  supply: Supply,
  { throttle: asked, report = () => {} }: { throttle: Throttle; report?: (done: number) => void },
): Promise<number> {
  const throttle = desk.db.kind === 'postgres' ? 'server' : asked;
  const run: Run = {
    desk,
    supply,
    throttle,
    size: throttles[throttle].first,
    waiting: [],
    ready: undefined,
    storing: undefined,
    setbacks: 0,
    done: 0,
  };
  try {
    for (;;) {
      const group = run.waiting.shift() ?? (await takeGroup(run));
      if (group) await readGroup(run, group);
      else if (!run.ready) return await endRun(run);
      else await storeReady(run);
      if (isLookDue(desk, supply)) await lookAtStored(run);
      report(run.done);
      await letOthersRun();
    }
  } catch (error) {
    // Nothing may go on behind the caller's back, and what the engine placed last is not stored.
    await run.storing?.outcome;
    desk.stretch = undefined;
    throw error;
  }
}

/** Days that were loaded are looked at to their end; what feeds bring goes on. */
async function endRun(run: Run): Promise<number> {
  if (!run.supply.isSeen) await lookTwice(run.desk, run.supply);
  return run.done;
}

/** The batch placed last is stored first: what the look fuses may be of it. */
async function lookAtStored(run: Run): Promise<void> {
  await storeReady(run);
  await lookTwice(run.desk, run.supply);
}

/** The next items of one stretch of time; further ones wait. */
async function takeGroup(run: Run): Promise<Taken[] | undefined> {
  const [first, ...others] = groupByTime(await run.supply.take(Math.round(run.size)));
  run.waiting.push(...others);
  return first;
}

async function readGroup(run: Run, group: Taken[]): Promise<void> {
  const { desk, supply } = run;
  const { wanted, unchanged } = await sortOut(desk, group);
  if (unchanged.length > 0) await supply.settle(desk.db, ticketsOf(unchanged));
  run.done += unchanged.length;
  if (wanted.length === 0) return;
  const moments = wanted.map(({ taken }) => taken.item.publishedMs);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  if (!isOpenFor(desk, first, last)) {
    await storeReady(run);
    await openSessionFor(desk, first, last);
  }
  await placeGroup(run, wanted);
}

/** Places a batch while the one before is stored; where the engine fails on it the items are tried one by one, and one it fails on alone is refused. */
async function placeGroup(run: Run, wanted: readonly SortedItem[]): Promise<void> {
  const { desk } = run;
  const group = wanted.map(({ taken }) => taken);
  const batch = await prepareBatch(desk, wanted);
  startStoring(run);
  try {
    const placed = await (await engineOf(desk)).place(batch);
    desk.storyIds.unshift(...placed.unusedStoryIds);
    notePlaced(desk, latestOf(batch));
    if (await awaitStoring(run))
      run.ready = { group, batch: placed, embeddings: embeddingsOf(batch, placed) };
    else run.waiting.push(group);
  } catch (error) {
    if (!(error instanceof EngineFailedError)) throw error;
    await awaitStoring(run);
    await closeEngineSession(desk);
    await tryApart(run, group, error.message);
  }
}

function latestOf({ items }: Batch): number {
  return Math.max(...items.map(({ item }) => item.publishedMs));
}

async function tryApart(run: Run, group: readonly Taken[], reason: string): Promise<void> {
  const [only, ...others] = group;
  if (only && others.length === 0) {
    await run.supply.refuse(only, reason);
    run.done += 1;
  } else run.waiting.unshift(...group.map((taken) => [taken]));
}

async function storeReady(run: Run): Promise<void> {
  startStoring(run);
  await awaitStoring(run);
}

function startStoring(run: Run): void {
  const { ready } = run;
  if (!ready) return;
  run.ready = undefined;
  // The error is kept as a value: it is looked at when the next batch is placed.
  const outcome = store(run, ready).then(
    () => undefined,
    (error: unknown) => error ?? 'unknown',
  );
  run.storing = { group: ready.group, outcome };
}

async function store(run: Run, { group, batch, embeddings }: Placed): Promise<void> {
  const { desk, supply, throttle } = run;
  const reasons = new Map(batch.failed.map(({ externalId, reason }) => [externalId, reason]));
  const stored = group.filter(({ item }) => !reasons.has(item.externalId));
  let isWanted = false;
  const started = performance.now();
  desk.version = await storeBatch(desk.db, batch, {
    version: desk.version,
    isSeen: supply.isSeen,
    alongside: async (tx) => {
      isWanted = desk.db.isWanted();
      if (desk.embeddings) await keepEmbeddings(tx, desk.embeddings.model, embeddings);
      await supply.settle(tx, ticketsOf(stored));
    },
  });
  const took = { tookMs: performance.now() - started, items: stored.length, isWanted };
  run.size = nextSize(run.size, took, throttle);
  for (const taken of group) {
    const reason = reasons.get(taken.item.externalId);
    if (reason !== undefined) await supply.refuse(taken, reason);
  }
  run.done += group.length;
  run.setbacks = 0;
}

/** Waits for the batch being stored; false where it has to be done over, and then the engine knows nothing any more. */
async function awaitStoring(run: Run): Promise<boolean> {
  const { storing, desk } = run;
  if (!storing) return true;
  run.storing = undefined;
  const error = await storing.outcome;
  if (error === undefined) return true;
  desk.stretch = undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isCollision = error instanceof VersionMovedError || /^(?:23505|40)/.test(code);
  run.setbacks += 1;
  if (run.setbacks > maxSetbacks) throw error;
  if (isCollision) run.waiting.unshift(storing.group);
  // Classes 22, 23 and 54: the database refuses a value, so one of the items is to blame.
  else if (/^(?:22|23|54)/.test(code)) await tryApart(run, storing.group, (error as Error).message);
  else throw error;
  return false;
}

function ticketsOf(group: readonly Taken[]): string[] {
  return group.map(({ ticket }) => ticket);
}
