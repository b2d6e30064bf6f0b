import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilIdle } from './process-metrics.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = 8198;
/** Where the measured server listens. */
export const url = `http://127.0.0.1:${port}`;

/** Starts the product as it is served, on a new folder or the kept one BENCH_DATA; returns when its data are in and its jobs are done. */
export async function startServer(folder: string): Promise<ChildProcess> {
  process.env['METRICS_TOKEN'] ??= 'read-by-the-bench-alone-0123456789';
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: process.env['BENCH_DATA'] ?? join(folder, 'data'),
    LOG_LEVEL: 'error',
    // A page asks for three dozen files, again and again from one address: a reader's limit is not what is measured.
    RATE_LIMIT: '0',
  };
  const server = spawn(process.execPath, [...process.execArgv, 'app/start/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, refuse) => {
    server.stdout!.on('data', (text: Buffer) => text.includes('is open') && done());
    server.once('exit', (code) => refuse(new Error(`The server did not start (${code}).`)));
  });
  await untilLoaded();
  await untilIdle(url);
  return server;
}

/** The sample's loading shares the machine with the browser; a page is measured when it is over. */
async function untilLoaded(): Promise<void> {
  for (;;) {
    const state = (await (await fetch(`${url}/readyz`)).json()) as { complete?: boolean };
    if (state.complete) return;
    await wait(500);
  }
}

/** Cookies of the sample's analyst. */
export async function signIn(): Promise<string> {
  const visit = await fetch(`${url}/api/account/openVisitorSession`, { method: 'POST' });
  const cookie = cookiesOf(visit);
  const body = JSON.stringify({ email: 'analyst@example.org', password: 'analyst-2020' });
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': tokenOf(cookie) },
    body,
  });
  if (!answer.ok) throw new Error(`The sample analyst could not sign in: ${await answer.text()}`);
  return cookiesOf(answer);
}

/** The token against forged requests that goes with these cookies. */
export function tokenOf(cookie: string): string {
  return decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The address of the story that leads home: ids are given anew by each import. */
export async function firstStory(): Promise<string> {
  const home = await (await fetch(`${url}/ru/`)).text();
  const found = /href="(\/ru\/story\/\d+)"/.exec(home)?.[1];
  if (found === undefined) throw new Error('Home names no story.');
  return found;
}
