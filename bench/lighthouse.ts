import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { findChromium } from '../tools/test/find-chromium.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { pages as pagesOfDossier } from './dossier-pages.ts';
import { firstStory, signIn, startServer, url } from './lighthouse-server.ts';

type Result = RunnerResult['lhr'];
type Category = (typeof categories)[number];
type Page = { name: string; path: string; signedIn: boolean; bars: Partial<Record<Category, number>> };

const debugPort = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Times a page is looked at, the median told; a look that saw nothing drawn is taken again so often. */
const runs = Number(process.env['BENCH_RUNS'] ?? 3);
const maxAgain = 3;
const full = { performance: 85, accessibility: 100, 'best-practices': 95, seo: 95 };
/** What every page is held to beside its scores: milliseconds, and the share of the window that moves. */
const maxOfPage = {
  'largest-contentful-paint': 3000,
  'total-blocking-time': 300,
  'cumulative-layout-shift': 0.02,
};

const pages: Page[] = [
  { name: 'home', path: '/ru/', signedIn: false, bars: full },
  { name: 'news', path: '/ru/news', signedIn: false, bars: full },
  { name: 'story', path: 'the first of home', signedIn: false, bars: full },
  { name: 'rubric', path: '/ru/rubric/6', signedIn: false, bars: full },
  ...['regions-list/incidence', ...pagesOfDossier.map((page) => page.replace(':id', '1124665'))].map(
    (page) => ({
      name: page,
      path: `/ru/${page}`,
      signedIn: true,
      bars: { performance: 75, accessibility: 100 },
    }),
  ),
];

/** Lighthouse on its mobile preset, in a browser of its own against a server of its own; BENCH_PAGES=home,summary asks for some pages only. */
export async function measure(): Promise<Line[]> {
  const wanted = process.env['BENCH_PAGES']?.split(',') ?? pages.map(({ name }) => name);
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
    for (const page of pages) if (wanted.includes(page.name)) lines.push(...(await score(page, cookie)));
    return lines;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

async function score({ name, path: named, signedIn, bars }: Page, cookie: string): Promise<Line[]> {
  const path = name === 'story' ? await firstStory() : named;
  const headers = signedIn ? { cookie } : undefined;
  // The first reader after a change of data pays for the ranking, the second for tight packing; the others share both.
  for (let reader = 0; reader < 2; reader += 1)
    await (await fetch(url + path, { headers: { ...headers, 'accept-encoding': 'br' } })).text();
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await look(url + path, headers));
  const sorted = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const failed = Object.values(median.audits).filter(
    (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
  );
  if (failed.length > 0) console.log(`${name}: ${failed.map(({ id }) => id).join(', ')}`);
  const all = sorted.map((result) => scoreOf(result, 'performance')).join(' ');
  const scores = Object.entries(bars).map(([category, bar]) => {
    const value = scoreOf(median, category);
    return {
      what: `${name}: ${category}`,
      value:
        category === 'performance'
          ? `${value} (${partsOf(median)}${runs > 1 ? `; of ${all}` : ''})`
          : String(value),
      bar: `≥ ${bar}`,
      ok: value >= bar,
    };
  });
  return [...scores, ...timesOf(name, median)];
}

function timesOf(name: string, { audits }: Result): Line[] {
  return Object.entries(maxOfPage).map(([id, max]) => {
    const value = audits[id]?.numericValue ?? Infinity;
    return {
      what: `${name}: ${id}`,
      value: value.toFixed(max < 1 ? 3 : 0),
      bar: `≤ ${max}`,
      ok: value <= max,
    };
  });
}

/** One run of Lighthouse in which something was drawn: the browser is now and then held up until it gives up. */
async function look(address: string, headers: { cookie: string } | undefined): Promise<Result> {
  const flags: Flags = {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(headers && { extraHeaders: { Cookie: headers.cookie } }),
  };
  for (let again = 0; ; again += 1) {
    const { lhr } = (await lighthouse(address, flags))!;
    if (lhr.audits['largest-contentful-paint']?.numericValue !== undefined) return lhr;
    const reason = lhr.runtimeError?.message ?? lhr.audits['largest-contentful-paint']?.errorMessage;
    if (again === maxAgain) throw new Error(`${address} could not be measured: ${reason}`);
    console.log(`${address}: once more, since ${reason}`);
  }
}

function scoreOf({ categories: all }: Result, category: string): number {
  return Math.round((all[category]?.score ?? 0) * 100);
}

function partsOf({ audits }: Result): string {
  const shown = (id: string): string => audits[id]?.displayValue ?? 'none';
  return `LCP ${shown('largest-contentful-paint')}, CLS ${shown('cumulative-layout-shift')}, TBT ${shown('total-blocking-time')}`;
}
