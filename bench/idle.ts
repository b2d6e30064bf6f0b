import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { runMoveToPostgres } from '#cli/backup/move-to-postgres.ts';
import { readConfig } from '#platform/server/config.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import type { Line } from './bench.ts';
import { cpuSeconds, untilIdle } from './process-metrics.ts';

const token = 'bench-of-an-idle-server';
const settleSeconds = 120;
const measuredSeconds = 60;
const maxShare = 0.005;
const maxFolderMb = 450;

/**
 * What a server takes of one core in a minute in which nobody is there, on both databases, with the sample loaded (or the
 * kept folder BENCH_DATA, which is copied). Also how large the data folder of the sample is after its first start.
 */
export async function measure(): Promise<Line[]> {
  process.env['METRICS_TOKEN'] = token;
  const folder = await mkdtemp(join(tmpdir(), 'svodka-idle-'));
  const dataDir = join(folder, 'embedded');
  const kept = process.env['BENCH_DATA'];
  const postgres = await startPostgres();
  try {
    if (kept !== undefined) await cp(kept, dataDir, { recursive: true });
    const embedded = await measureServer('embedded', { DATA_DIR: dataDir });
    const bytes = await folderBytes(dataDir);
    const moved = readConfig({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, PORT: '0' });
    if ((await runMoveToPostgres(moved, () => {})) !== 0) throw new Error('The sample could not be moved.');
    return [
      embedded,
      {
        what: `data folder after a ${kept === undefined ? 'first' : 'later'} start`,
        value: `${Math.round(bytes / 1e6)} MB`,
        bar: `≤ ${maxFolderMb} MB`,
        ok: bytes / 1e6 <= maxFolderMb,
      },
      await measureServer('PostgreSQL', {
        DATA_DIR: join(folder, 'files'),
        DATABASE_URL: postgres.url,
        SAMPLE_DATA: 'true',
      }),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureServer(what: string, env: Record<string, string>): Promise<Line> {
  const port = String(20_000 + (process.pid % 20_000));
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...process.execArgv, 'app/start/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: port, METRICS_TOKEN: token, LOG_LEVEL: 'error' },
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    await Promise.race([
      untilLoaded(base),
      ended.then(() => Promise.reject(new Error(`The server (${what}) ended before it was loaded.`))),
    ]);
    await untilIdle(base);
    // What the loading left in memory is cleared away once, within two minutes.
    await wait(settleSeconds * 1000);
    const before = await cpuSeconds(base);
    const started = performance.now();
    await wait(measuredSeconds * 1000);
    const share = ((await cpuSeconds(base)) - before) / ((performance.now() - started) / 1000);
    return {
      what: `idle, ${what}`,
      value: `${(share * 100).toFixed(2)} % of a core`,
      bar: `≤ ${maxShare * 100} %`,
      ok: share <= maxShare,
    };
  } finally {
    server.kill();
    await ended;
  }
}

/** Until all of the sample is in. */
async function untilLoaded(base: string): Promise<void> {
  for (;;) {
    const answer = await request(`${base}/readyz`).catch(() => null);
    const { complete } = ((await answer?.body.json().catch(() => null)) ?? {}) as { complete?: boolean };
    if (answer?.statusCode === 200 && complete === true) return;
    await wait(1_000);
  }
}

/** Size of all files of a folder. Unit: bytes. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
