import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = 8199;

/** A fresh clone to its first page with a warm package cache, and the second start of the same folder. */
export async function measure(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const first = await timeToPage(folder);
    const second = await timeToPage(folder);
    return [
      {
        what: 'fresh clone to the first page',
        value: `${first.toFixed(1)} s`,
        bar: '≤ 90 s',
        ok: first <= 90,
      },
      { what: 'second start', value: `${second.toFixed(1)} s`, bar: '≤ 3 s', ok: second <= 3 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeToPage(folder: string): Promise<number> {
  const started = performance.now();
  const { DATABASE_URL: _url, BUILD_DIR: _build, ...env } = process.env;
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/ru/`).catch(() => null);
      if (answer?.ok && (await answer.text()).includes('</html>'))
        return (performance.now() - started) / 1000;
      if (server.exitCode !== null) throw new Error(`npm start ended with code ${server.exitCode}.`);
      await wait(100);
    }
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await wait(1_000);
  }
}
