import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../tools/test/find-chromium.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { signIn, startServer, url } from './lighthouse-server.ts';

const hovers = 200;
const keys = 80;
const maxMs = 16;
const fewestFrames = 30;

/** What a reader's hand costs on the national map: the page's work for one place pointed at, and frames a second while its slider goes through the days. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  const folder = await mkdtemp(join(tmpdir(), 'svodka-map-'));
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      (await signIn()).split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
      }),
    );
    const page = await context.newPage();
    await page.goto(`${url}/ru/maps/rf`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    return [await hoverOf(page, client), ...(await sliderOf(page, client))];
  } finally {
    await browser.close();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Points at the places one after another; all the page's work meanwhile, shared out. */
async function hoverOf(page: Page, client: CDPSession): Promise<Line> {
  const places = await page.locator('main figure svg a[href*="/regions/"]').evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  await page.mouse.move(...places[0]!);
  const before = await spentIn(client);
  for (let at = 0; at < hovers; at += 1) {
    await page.mouse.move(...places[at % places.length]!);
    await nextFrame(page);
  }
  const ms = (1000 * ((await spentIn(client)) - before)) / hovers;
  return {
    what: 'national map: work of the page for a place pointed at',
    value: `${ms.toFixed(1)} ms a frame, of ${hovers}`,
    bar: `≤ ${maxMs} ms`,
    ok: ms <= maxMs,
  };
}

/** A key a frame on the slider of days: each draws the map of another day. */
async function sliderOf(page: Page, client: CDPSession): Promise<Line[]> {
  const slider = page.getByRole('slider').first();
  await slider.press('Home');
  await page.waitForLoadState('networkidle');
  const day = await slider.getAttribute('aria-valuetext');
  const before = await spentIn(client);
  const began = performance.now();
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('ArrowRight');
    await nextFrame(page);
  }
  const perSecond = (1000 * keys) / (performance.now() - began);
  const ms = (1000 * ((await spentIn(client)) - before)) / keys;
  if ((await slider.getAttribute('aria-valuetext')) === day) throw new Error('The slider did not move.');
  return [
    {
      what: 'national map: days drawn a second while its slider moves',
      value: `${perSecond.toFixed(0)} (${ms.toFixed(1)} ms of work a day)`,
      bar: `≥ ${fewestFrames}`,
      ok: perSecond >= fewestFrames,
    },
  ];
}

/** Seconds the page's main thread has worked. */
async function spentIn(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Ends when the frame of what was done has been painted. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
