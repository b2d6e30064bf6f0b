import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The address under which readers reach the product. */
export const publicUrl = 'https://svodka.test';

/** A process of the server. */
export interface ServerProcess {
  /** Where the proxy reaches it. */
  origin: string;
  /** Asks it to end; done when it has. */
  stop(): Promise<void>;
  /** How it ended, once it has. */
  exitCode(): number | null;
}

/** Sources with their build, and the program of the server among them. */
export interface ServerSource {
  tree: string;
  program: string;
}

const own: ServerSource = {
  tree: fileURLToPath(new URL('../', import.meta.url)),
  program: 'app/start/server.ts',
};
const longestStartMs = 180_000;

/** Starts a process as an operator does, on this database and with a data folder of its own, and waits until it is ready. What it logs goes to `stdout`. */
export async function startProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
  stdout: 'ignore' | number = 'ignore',
  source = own,
): Promise<ServerProcess> {
  // A port that was free may be taken by then: another is tried once.
  const start = () => startOn(databaseUrl, { settings, stdout, source });
  return start().catch(start);
}

async function startOn(
  databaseUrl: string,
  {
    settings,
    stdout,
    source,
  }: { settings: Record<string, string>; stdout: 'ignore' | number; source: ServerSource },
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'svodka-deployed-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(source.tree, source.program)], {
    cwd: source.tree,
    stdio: ['ignore', stdout, 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      BUILD_DIR: process.env['BUILD_DIR'],
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '4',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
      AS_OF: '2020-06-08',
      DRAIN_SECONDS: '0',
      SPEECH_COMMAND: 'none',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      PORT: port,
      ...settings,
    },
  });
  const end = () => void child.kill();
  process.once('exit', end);
  await untilReady(origin, () => child.exitCode);
  return {
    origin,
    exitCode: () => child.exitCode,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
      process.removeListener('exit', end);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string, exitCode: () => number | null): Promise<void> {
  const until = Date.now() + longestStartMs;
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (exitCode() !== null) throw new Error(`A process of the deployment ended with ${exitCode()}.`);
    if (Date.now() > until) throw new Error('A process of the deployment did not become ready.');
    await wait(200);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
