import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '../tools/test/postgres.ts';
import type { Line } from './bench.ts';
import { killFileLoads } from './durability-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const kills = Number(process.env['KILLS'] ?? 20);
const port = 8197;
const url = `http://127.0.0.1:${port}`;

/** Kills the server in the midst of writes, then the loading of a file, again and again. What was acknowledged must be there and nothing by half; it must start cleanly. */
export async function measure(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-kill-'));
  const postgres = await startPostgres();
  try {
    return [
      await killOften('embedded', { DATA_DIR: join(folder, 'embedded') }),
      await killOften('PostgreSQL', { DATA_DIR: join(folder, 'files'), DATABASE_URL: postgres.url }),
      await killFileLoads('embedded', { DATA_DIR: join(folder, 'loads') }),
      await killFileLoads('PostgreSQL', { DATA_DIR: join(folder, 'files'), DATABASE_URL: postgres.url }),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killOften(name: string, env: Record<string, string>): Promise<Line> {
  const acknowledged = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer(env);
    const writing = writeUntilDead(acknowledged, `${name.toLowerCase()}${round}`);
    await wait(150 + Math.random() * 700);
    server.kill('SIGKILL');
    await Promise.all([writing, new Promise((done) => server.once('exit', done))]);
  }
  const last = await startServer(env);
  last.kill('SIGTERM');
  await new Promise((done) => last.once('exit', done));
  const lost = await findLost(env, acknowledged);
  return {
    what: `kill -9 × ${kills}, ${name}`,
    value: `${acknowledged.size} acknowledged, ${lost} lost`,
    bar: 'none lost',
    ok: lost === 0 && acknowledged.size > 0,
  };
}

function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const settings = {
    ...process.env,
    PORT: String(port),
    SAMPLE_DATA: 'false',
    SAMPLE_ACCOUNTS: 'false',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    ...env,
  };
  const server = spawn(process.execPath, ['bench/durability-server.ts'], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, refuse) => {
    server.stdout!.on('data', (text: Buffer) => text.includes('is open') && done(server));
    server.once('exit', (code) => refuse(new Error(`The server did not start cleanly (${code}).`)));
  });
}

/** Writes row after row on several connections; each answered one is acknowledged. */
async function writeUntilDead(acknowledged: Set<string>, prefix: string): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, (_, lane) => writeLane(acknowledged, `${prefix}-${lane}`)));
}

async function writeLane(acknowledged: Set<string>, prefix: string): Promise<void> {
  try {
    for (let count = 0; ; count += 1) {
      const id = `${prefix}-${count}`;
      const answer = await fetch(`${url}/bench/write/${id}`, { method: 'POST' });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      acknowledged.add(id);
    }
  } catch (error) {
    // The connection ends when the server is killed: that is the measurement.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function findLost(env: Record<string, string>, acknowledged: ReadonlySet<string>): Promise<number> {
  const db = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR']! });
  const rows = await db.query<{ id: string }>('select id from bench_write');
  await db.close();
  const kept = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !kept.has(id)).length;
}
