import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const rounds = Number(process.env['FILE_KILLS'] ?? 5);
/** Days of each place in the file: enough that its loading takes seconds. */
const days = 200;

/** What one loading came to: killed after so long (ms), or left to its end. */
interface Loading {
  source: string;
  figures: number;
  isWritten: boolean;
  /** From the beginning of the writing to the end of the process. Unit: ms. */
  ms: number;
}

/** Kills the loading of a file into the statistics, again and again: its figures are seen whole or not at all, and the next loading brings all of them. */
export async function killFileLoads(name: string, env: Record<string, string>): Promise<Line> {
  // The first makes the store and says how long one takes.
  const { ms: wholeMs } = await loadFile(env, 'Whole', null);
  let [half, cut, incomplete] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const title = `Round ${round}`;
    const killed = await loadFile(env, title, (wholeMs * (round + 0.3)) / (2 * rounds));
    const seen = await countSeen(env, killed.source);
    half += Number(seen !== 0 && seen !== killed.figures) + Number(killed.isWritten && seen === 0);
    cut += Number(!killed.isWritten);
    const again = await loadFile(env, title, null);
    incomplete += Number((await countSeen(env, again.source)) !== again.figures);
  }
  return {
    what: `file into the statistics, kill -9 × ${rounds}, ${name}`,
    value: `${cut} cut off, ${half} half-loaded, ${incomplete} not whole afterwards`,
    bar: 'none half-loaded',
    ok: cut > 0 && half === 0 && incomplete === 0,
  };
}

/** Loads a file in a process of its own; killed so long after its loading began. */
async function loadFile(
  env: Record<string, string>,
  title: string,
  killAfterMs: number | null,
): Promise<Loading> {
  const child = spawn(process.execPath, ['bench/durability-load.ts', title, String(days)], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  const isLoading = new Promise<void>((done) => {
    child.stdout.on('data', (text: Buffer) => {
      said += String(text);
      if (said.includes('is loading')) done();
    });
  });
  await Promise.race([isLoading, ended]);
  const began = performance.now();
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  await ended;
  const ms = performance.now() - began;
  const [, source = '', figures] = /is loading (\S+) (\d+)/.exec(said) ?? [];
  if (source === '') throw new Error('The loading did not begin.');
  return { source, figures: Number(figures), isWritten: said.includes('is written'), ms };
}

/** Figures of a source that readers see. */
async function countSeen(env: Record<string, string>, source: string): Promise<number> {
  const db = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR']! });
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from series s join fact f using (series_id)
      where s.source = $1 and f.load_id <= (select published_load())`,
    [source],
  );
  await db.close();
  return row!.count;
}
