import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../tools/test/find-chromium.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = 8198;
const debugPort = 9333;
const url = `http://127.0.0.1:${port}`;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages = [
  {
    what: 'home',
    path: '/ru/',
    signedIn: false,
    bars: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 },
  },
  {
    what: 'service news',
    path: '/ru/news',
    signedIn: false,
    bars: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 },
  },
  { what: 'story', path: 'the first of home', signedIn: false, bars: { performance: 95 } },
  { what: 'rubric', path: '/ru/rubric/6', signedIn: false, bars: { performance: 95 } },
  {
    what: 'regions list',
    path: '/ru/regions-list/incidence',
    signedIn: true,
    bars: { performance: 90 },
  },
  {
    what: 'region overview',
    path: '/ru/regions/1124665/overview',
    signedIn: true,
    bars: { performance: 90 },
  },
] as const;

/** Lighthouse on its mobile preset, in a browser of its own against a server of its own. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  const folder = await mkdtemp(join(tmpdir(), 'svodka-lighthouse-'));
  const server = await startServer(folder);
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${debugPort}`,
  ];
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: await findChromium(),
    args,
  });
  try {
    const lines: Line[] = [];
    const cookie = await signIn();
    for (const page of pages) lines.push(...(await score(page, cookie)));
    return lines;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

async function startServer(folder: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['app/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, refuse) => {
    server.stdout!.on('data', (text: Buffer) => text.includes('is open') && done());
    server.once('exit', (code) => refuse(new Error(`The server did not start (${code}).`)));
  });
  await untilLoaded();
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

async function signIn(): Promise<string> {
  const visit = await fetch(`${url}/api/account/openVisitorSession`, { method: 'POST' });
  const cookie = visit.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const body = JSON.stringify({ email: 'analyst@example.org', password: 'analyst-2020' });
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': token },
    body,
  });
  if (!answer.ok) throw new Error(`The sample analyst could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The address of the story that leads home: ids are given anew by each import. */
async function firstStory(): Promise<string> {
  const home = await (await fetch(`${url}/ru/`)).text();
  const found = /href="(\/ru\/story\/\d+)"/.exec(home)?.[1];
  if (found === undefined) throw new Error('Home names no story.');
  return found;
}

async function score(
  { what, path: named, signedIn, bars }: (typeof pages)[number],
  cookie: string,
): Promise<Line[]> {
  const path = what === 'story' ? await firstStory() : named;
  const flags: Flags = {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(signedIn && { extraHeaders: { Cookie: cookie } }),
  };
  // The first reader after a change of data pays for the ranking; the others share it.
  await (await fetch(url + path, { headers: signedIn ? { cookie } : {} })).text();
  const result = await lighthouse(url + path, flags);
  const { lhr } = result!;
  const detail = `LCP ${lhr.audits['largest-contentful-paint']?.displayValue}, CLS ${lhr.audits['cumulative-layout-shift']?.displayValue}, TBT ${lhr.audits['total-blocking-time']?.displayValue}`;
  const failed = Object.values(lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
  );
  if (failed.length > 0) console.log(`${what}: ${failed.map(({ id }) => id).join(', ')}`);
  return Object.entries(bars).map(([category, bar]) => {
    const value = Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return {
      what: `${what}: ${category}`,
      value: category === 'performance' ? `${value} (${detail})` : String(value),
      bar: `≥ ${bar}`,
      ok: value >= bar,
    };
  });
}
