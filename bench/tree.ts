import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/test/find-chromium.ts';
import type { Line } from './bench.ts';
import { seededRandom } from './many-news.ts';
import { signInAs } from './model-accounts.ts';

const nodes = 500;
const edges = 900;
const root = 1_124_665;
const fewestFrames = 30;
const maxMs = 300;
const watchedMs = 3000;

/**
 * The tree of connections in a browser on a running server (BENCH_URL, else http://127.0.0.1:8080), its answer made up.
 * Measured are when it is first drawn, and how many frames a second there are while it is laid out, scrolled and its
 * bonds are chosen.
 */
export async function measure(): Promise<Line[]> {
  const base = process.env['BENCH_URL'] ?? 'http://127.0.0.1:8080';
  const { cookie } = await signInAs(base, 'analyst');
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
      }),
    );
    const page = await context.newPage();
    const answer = JSON.stringify(manyNodes());
    await page.route('**/api/TreeApi/Preview**', (route) =>
      route.fulfill({ contentType: 'application/json', body: answer }),
    );
    // The page's own code is there before the tree is asked for: what is measured is the drawing.
    await page.goto(`${base}/en/tree/${root}`, { waitUntil: 'networkidle' });
    await page.goto(`${base}/en/ratings`, { waitUntil: 'networkidle' });
    const drawn = await openTree(page);
    const whileLaid = await framesWhile(page, async () => {
      await page.mouse.move(500, 500);
      for (let at = 0; at < 20; at += 1) {
        await page.mouse.wheel(0, at < 10 ? 120 : -120);
        await page.waitForTimeout(watchedMs / 20);
      }
    });
    const whileMoved = await framesWhile(page, async () => {
      for (let at = 0; at < 40; at += 1) {
        await page.mouse.move(300 + at * 12, 400 + (at % 7) * 30);
        await page.waitForTimeout(watchedMs / 40);
      }
    });
    return [
      {
        what: `tree of ${nodes} nodes, from its answer to the first picture`,
        value: `${drawn.toFixed(0)} ms`,
        bar: `≤ ${maxMs} ms`,
        ok: drawn <= maxMs,
      },
      frames('while it is laid out and scrolled', whileLaid),
      frames('while the pointer goes over it', whileMoved),
    ];
  } finally {
    await browser.close();
  }
}

const frames = (when: string, perSecond: number): Line => ({
  what: `tree of ${nodes} nodes, frames a second ${when}`,
  value: perSecond.toFixed(0),
  bar: `≥ ${fewestFrames}`,
  ok: perSecond >= fewestFrames,
});

/** Goes to the tree within the page; ms from the answer's arrival until every node is in a frame that was painted. */
function openTree(page: Page): Promise<number> {
  return page.evaluate(
    async ({ address, wanted }) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      const isDrawn = (): boolean => document.querySelectorAll('main svg[role=img] title').length >= wanted;
      while (!isDrawn()) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/TreeApi/Preview'))
        .at(-1) as PerformanceResourceTiming;
      return performance.now() - asked.responseEnd;
    },
    { address: `/en/tree/${root}`, wanted: nodes },
  );
}

async function framesWhile(page: Page, work: () => Promise<void>): Promise<number> {
  const watched = await page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (now: number): void => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return times;
  });
  await work();
  const times = await watched.jsonValue();
  return ((times.length - 1) / (times.at(-1)! - times[0]!)) * 1000;
}

/** A made-up answer of the tree's call: everybody hangs on somebody before, the same in every run. */
function manyNodes(): object {
  const random = seededRandom(3);
  const ids = [root, ...Array.from({ length: nodes - 1 }, (_, at) => 20_000_000 + at)];
  const bonds = new Map<string, object>();
  for (let at = 1; bonds.size < edges; at += 1) {
    const second = at < nodes ? at : 1 + Math.floor(random() * (nodes - 1));
    const [one, other] = [ids[Math.floor(random() * second)]!, ids[second]!];
    const headlines = Math.floor(random() * 12);
    const said = { headlines, expected: 0.5, statements: headlines === 0 ? 1 : 0, field: null };
    bonds.set(`${one} ${other}`, { one, other, ...said });
  }
  return {
    root,
    nodes: ids.map((id, at) => ({ id, kind: 'person', name: `Person ${at}`, headlines: at % 40, more: 0 })),
    edges: [...bonds.values()],
    to: '2021-11-19',
  };
}
