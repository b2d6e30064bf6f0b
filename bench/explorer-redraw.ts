import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/test/find-chromium.ts';
import type { Line } from './bench.ts';
import { middle, watchThread } from './spent-time.ts';

const slowdown = 4;
const turns = 3;
const maxRedrawMs = 100;
const fewestFrames = 30;
/** So long nothing changes on a page that has drawn what it was asked for. */
const restMs = 700;
const all = 'in-1180665';

/** Views whose picture is drawn anew by a choice of their values, of up to a hundred series over thirty years. */
const views = [
  { what: 'lines', path: `/en/explore?i=population_jan1&p=${all}&from=1990` },
  { what: 'ranking', path: `/en/explore?i=population_jan1&p=${all}&from=1990&v=rank` },
  { what: 'table', path: `/en/explore?i=population_jan1&p=${all}&from=1990&v=table` },
];
const scatter = '/en/explore?i=unemployment_rate&i=poverty_rate&v=scatter';

/** The explorer in a browser: a view drawn anew on a processor four times slower, and frames a second of a scatter of all regions that plays. */
export async function* measureExplorer(base: string, cookie: string): AsyncGenerator<Line> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const at = cookie.indexOf('=');
    await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: base }]);
    const page = await context.newPage();
    await page.addInitScript(watchDrawing);
    for (const { what, path } of views) yield* await redrawOf(page, what, base + path);
    for (const slower of [1, slowdown]) yield await playOf(page, base + scatter, slower);
  } finally {
    await browser.close();
  }
}

/**
 * By the clock from the end of the answer to the end of the frame that draws the last of it, on a slowed processor. Beside it what
 * the choice costs the page's own thread, all that follows it at rest included: the clock holds the machine's other work too.
 */
async function redrawOf(page: Page, what: string, address: string): Promise<Line[]> {
  // The page may keep a line to the server open: it is there when its choices are, not when the network rests.
  await page.goto(address, { waitUntil: 'load' });
  const choices = ['index', 'as is'].map((name) => page.getByRole('radio', { name, exact: true }));
  const times: number[] = [];
  await choices[0]!.waitFor();
  // Found once: looking for it by its name costs the page's own thread as much as the choice does.
  const inputs = await Promise.all(choices.map((each) => each.elementHandle()));
  // Before the scripts have taken over, a choice changes nothing.
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  const client = await page.context().newCDPSession(page);
  const readThread = await watchThread(client);
  const costs: number[] = [];
  for (let turn = 0; turn < 4 * turns + 2; turn += 1) {
    // The first two load what the others find; then the processor's time is taken as it is, then the clock's, slowed.
    if (turn === 2 * turns + 2) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const answer = page.waitForResponse((each) => each.url().includes('/explore/getView'));
    await page.evaluate(() => performance.clearResourceTimings());
    const before = await readThread();
    await inputs[turn % 2]!.evaluate((input) => (input as HTMLInputElement).click());
    await answer;
    const drawn = await page.waitForFunction((rest) => {
      const drawnAt = performance.getEntriesByName('drawn').at(-1)?.startTime ?? 0;
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const end = answers.findLast(({ name }) => name.includes('/explore/getView'))?.responseEnd ?? Infinity;
      return drawnAt > end && performance.now() - drawnAt > rest && drawnAt - end;
    }, restMs);
    const ms = Number(await drawn.jsonValue());
    if (turn >= 2 * turns + 2) times.push(ms);
    else if (turn >= 2) costs.push((await readThread()) - before);
  }
  await client.detach();
  const ms = middle(times);
  return [
    {
      what: `${what}: a view drawn anew, processor ${slowdown} × slower`,
      value: `${ms.toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} of ${times.length}`,
      bar: `≤ ${maxRedrawMs} ms`,
      ok: ms <= maxRedrawMs,
    },
    {
      what: `${what}: processor time of a choice with all that follows at rest, times ${slowdown}`,
      value: `${(slowdown * middle(costs)).toFixed(0)} ms`,
      bar: 'told',
      ok: true,
    },
  ];
}

/** Frames in which dots have moved, while all the times of a scatter pass by. */
async function playOf(page: Page, address: string, slower: number): Promise<Line> {
  await page.goto(address, { waitUntil: 'load' });
  const button = page.getByRole('button', { name: 'Play through time' });
  await button.waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // A button drawn by the server does nothing before the scripts have come.
  while (await button.isVisible()) {
    await button.click();
    await page.waitForTimeout(restMs);
  }
  const { frames, ms, dots } = await page.evaluate(countMoves, 6000);
  await client.detach();
  const perSecond = (1000 * frames) / ms;
  return {
    what: `scatter of ${dots} × 2 with play${slower > 1 ? `, processor ${slower} × slower` : ''}`,
    value: `${perSecond.toFixed(0)} frames a second`,
    bar: slower > 1 ? 'told' : `≥ ${fewestFrames}`,
    ok: slower > 1 || perSecond >= fewestFrames,
  };
}

/** Runs in the page: frames of some time in which a dot has moved. */
async function countMoves(forMs: number): Promise<{ frames: number; ms: number; dots: number }> {
  const chart = document.querySelector('svg[data-chart]')!;
  let hasMoved = false;
  const watch = new MutationObserver(() => (hasMoved = true));
  watch.observe(chart, { subtree: true, attributes: true, attributeFilter: ['cx', 'cy', 'transform'] });
  const began = performance.now();
  let frames = 0;
  await new Promise<void>((done) => {
    requestAnimationFrame(function step() {
      frames += Number(hasMoved);
      hasMoved = false;
      if (performance.now() - began < forMs) requestAnimationFrame(step);
      else done();
    });
  });
  watch.disconnect();
  return { frames, ms: performance.now() - began, dots: chart.querySelectorAll('circle').length };
}

/**
 * Runs in the page: marks when the frame with the newest change of the view was over. The clock above it ticks by itself, for
 * ever. Its small views, the table below the picture and what assistive technology reads follow at rest and are no part of
 * the picture.
 */
function watchDrawing(): void {
  const after = (): void => {
    performance.clearMarks('drawn');
    performance.mark('drawn');
  };
  const watch = new MutationObserver((changes) => {
    const main = document.querySelector('main');
    const isOfView = ({ target }: MutationRecord): boolean => {
      const element = target instanceof Element ? target : target.parentElement;
      return main?.contains(target) === true && element?.closest('li[data-form], [data-below]') == null;
    };
    if (changes.some(isOfView)) requestAnimationFrame(() => setTimeout(after));
  });
  addEventListener('DOMContentLoaded', () =>
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [
        'd',
        'x',
        'y',
        'x1',
        'x2',
        'y1',
        'y2',
        'cx',
        'cy',
        'width',
        'height',
        'transform',
        'fill',
      ],
    }),
  );
}
