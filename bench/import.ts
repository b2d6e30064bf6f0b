import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { loadEssential, loadRest } from '#db/import/load-bundled.ts';
import type { Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/*
 * Speed and memory of the bundled import into an empty database:
 *   node bench/import.ts [postgres://…]   the address of an empty database; without it the embedded one alone
 * Then the same on the embedded database while somebody reads: how much slower reads are than on an idle one.
 * Each runs in a process of its own, so that memory is its own.
 */

const mb = (bytes: number): number => Math.round(bytes / 1e6);
const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const [what, target] = process.argv.slice(2);
if (what === 'measure') process.send!(await measure('PostgreSQL', { url: target!, dataDir: '' }));
else if (what === 'alone') process.send!(await measure('embedded', { dataDir: target! }));
else if (what === 'shared') process.send!(await measureBesideReaders(target!));
else console.table(await runAll(what));

async function runAll(url: string | undefined): Promise<Record<string, unknown>[]> {
  const folder = join(tmpdir(), `svodka-bench-${process.pid}`);
  const rows = url ? [await runApart('measure', url)] : [];
  rows.push(await runApart('alone', join(folder, 'alone')), await runApart('shared', join(folder, 'shared')));
  await rm(folder, { recursive: true, force: true });
  return rows;
}

function runApart(...args: string[]): Promise<Record<string, unknown>> {
  return new Promise((done, refuse) => {
    const child = fork(import.meta.filename, args);
    child.once('message', (result) => done(result as Record<string, unknown>));
    child.once('exit', (code) => refuse(new Error(`The measurement ended with code ${code}.`)));
  });
}

async function measure(
  name: string,
  options: { url?: string; dataDir: string },
): Promise<Record<string, unknown>> {
  const db = await reopen(options);
  const memory = watchMemory();
  const started = performance.now();
  await loadEssential(db, () => {});
  const essential = performance.now() - started;
  await loadRest(db, () => {}, 100);
  const seconds = (performance.now() - started) / 1000;
  const facts = await countFacts(db);
  const again = performance.now();
  await loadEssential(db, () => {});
  await loadRest(db, () => {});
  const result = {
    database: name,
    facts,
    seconds: seconds.toFixed(1),
    'facts/s': Math.round(facts / seconds),
    'first page s': (essential / 1000).toFixed(1),
    'again ms': Math.round(performance.now() - again),
    'peak MB': memory.stop(),
  };
  await db.close();
  return result;
}

/** The making of a database has a peak of its own, which is no part of an import: it is made, closed and opened. */
async function reopen(options: { url?: string; dataDir: string }): Promise<Database> {
  const made = await openDatabase(options);
  await migrate(made);
  await made.close();
  return openDatabase(options);
}

/** A read of a region's whole daily series, every 20 ms, before and during the import of the rest. */
async function measureBesideReaders(dataDir: string): Promise<Record<string, unknown>> {
  const db = await reopen({ dataDir });
  await loadEssential(db, () => {});
  await readFor(db, 1000);
  const idle = await readFor(db, 4000);
  const memory = watchMemory();
  const before = await countFacts(db);
  const started = performance.now();
  let loading = true;
  const loaded = loadRest(db, () => {}).then(() => (loading = false));
  const busy = await readFor(db, 600_000, () => loading);
  await loaded;
  const seconds = (performance.now() - started) / 1000;
  const facts = (await countFacts(db)) - before;
  const ratio = percentile(busy.ms, 0.95) / percentile(idle.ms, 0.95);
  const result = {
    database: 'embedded, read meanwhile',
    facts,
    seconds: seconds.toFixed(1),
    'facts/s': Math.round(facts / seconds),
    'peak MB': memory.stop(),
    'read p95 idle ms': percentile(idle.ms, 0.95).toFixed(1),
    'read p95 busy ms': percentile(busy.ms, 0.95).toFixed(1),
    ratio: ratio.toFixed(1),
    'read p99 busy ms': percentile(busy.ms, 0.99).toFixed(1),
    'event loop p99 ms': busy.loopMs.toFixed(1),
  };
  await db.close();
  return result;
}

async function readFor(
  db: Database,
  forMs: number,
  goOn: () => boolean = () => true,
): Promise<{ ms: number[]; loopMs: number }> {
  const { monitorEventLoopDelay } = await import('node:perf_hooks');
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
      return mb(peak);
    },
  };
}
