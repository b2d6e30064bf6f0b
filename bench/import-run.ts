import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { loadEssential, loadRest } from '#statistics/import/load-bundled.ts';
import type { Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** What one import took. Units: ms, MB, facts per second. */
export interface ImportResult {
  facts: number;
  seconds: number;
  factsPerSecond: number;
  /** Highest memory of the process during the import, its opened database included. */
  peakMb: number;
  /** 95th percentile of a read of a region's whole daily series, idle and during the import; ratio of the two. */
  idleMs?: number;
  busyMs?: number;
  /** Event-loop delay of the importing process, 99th percentile. */
  loopMs?: number;
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

// Runs as a process of its own, so that memory is its own: make | alone | shared, then the address or folder.
const [what, target] = process.argv.slice(2);
const options = target!.startsWith('postgres') ? { url: target!, dataDir: '' } : { dataDir: target! };
const db = await openDatabase(options);
await migrate(db);
if (what === 'alone') process.send!(await importAlone(db));
if (what === 'shared') process.send!(await importBesideReaders(db));
if (what === 'make') process.send!({});
await db.close();

async function importAlone(db: Database): Promise<ImportResult> {
  const memory = watchMemory();
  const started = performance.now();
  await loadEssential(db, () => {});
  await loadRest(db, () => {}, 100);
  const seconds = (performance.now() - started) / 1000;
  const facts = await countFacts(db);
  return { facts, seconds, factsPerSecond: facts / seconds, peakMb: memory.stop() };
}

/** Reads every 20 ms, before and during the import of what loads behind the first page. */
async function importBesideReaders(db: Database): Promise<ImportResult> {
  await loadEssential(db, () => {});
  await readFor(db, 1000);
  const idle = await readFor(db, 4000);
  const before = await countFacts(db);
  const memory = watchMemory();
  const started = performance.now();
  let loading = true;
  const loaded = loadRest(db, () => {}).then(() => (loading = false));
  const busy = await readFor(db, 600_000, () => loading);
  await loaded;
  const seconds = (performance.now() - started) / 1000;
  const facts = (await countFacts(db)) - before;
  return {
    facts,
    seconds,
    factsPerSecond: facts / seconds,
    peakMb: memory.stop(),
    idleMs: percentile(idle.ms, 0.95),
    busyMs: percentile(busy.ms, 0.95),
    loopMs: busy.loopMs,
  };
}

async function readFor(
  db: Database,
  forMs: number,
  goOn: () => boolean = () => true,
): Promise<{ ms: number[]; loopMs: number }> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const until = performance.now() + forMs;
  const ms: number[] = [];
  while (performance.now() < until && goOn()) {
    const started = performance.now();
    await db.query("select day, value from place_values('covid_cases_new', '', 1124665, '2021-10-20')");
    ms.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, 20));
  }
  loop.disable();
  return { ms: ms.sort((a, b) => a - b), loopMs: loop.percentile(99) / 1e6 - 5 };
}

async function countFacts(db: Database): Promise<number> {
  const [row] = await db.rows(z.object({ n: z.int() }), 'select count(*) as n from fact');
  return row!.n;
}

/** Highest memory of the process while it is watched; the opening of a database is not part of it. */
function watchMemory(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(peak / 1e6);
    },
  };
}
