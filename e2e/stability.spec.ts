import { expect, type Page, type Request } from '@playwright/test';
import { measureBuilt } from '../bench/bytes.ts';
import { test } from './journey.ts';
import { awaitScripts, signIn } from './visitor.ts';

declare global {
  interface Window {
    layoutShift: number;
    shifted: string[];
  }
}

/** The page's layout shift from its first paint until it is quiet: the largest burst, as Web Vitals counts it. */
async function layoutShift(page: Page, path: string): Promise<{ shift: number; who: string[] }> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.shifted = [];
    let burst = { sum: 0, from: 0, last: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const isNew = entry.startTime - burst.last > 1000 || entry.startTime - burst.from > 5000;
        burst = isNew
          ? { sum: entry.value, from: entry.startTime, last: entry.startTime }
          : { ...burst, sum: burst.sum + entry.value, last: entry.startTime };
        window.layoutShift = Math.max(window.layoutShift, burst.sum);
        window.shifted.push(
          ...entry.sources.map(
            ({ node }) =>
              `${entry.value.toFixed(4)} ${node instanceof Element ? node.className || node.tagName : node?.nodeName}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Letters come after the text that is set in them, one piece after the other. Whatever a page says on this day, its
  // lines stay as they were first drawn.
  let before = new Promise((done) => setTimeout(done, 300));
  await page.route('**/*.woff2', (route) => {
    before = before.then(() => new Promise((done) => setTimeout(done, 100))).then(() => route.continue());
    return before as Promise<void>;
  });
  await page.goto(path);
  await awaitScripts(page);
  // What a page asks for by itself once it stands, a second later, moves nothing either.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return page.evaluate(() => ({ shift: window.layoutShift, who: window.shifted }));
}

for (const [what, path, isKnown] of [
  ['home', '/ru/', true],
  ['home to a stranger', '/ru/', false],
  ['home on a past day', '/ru/?asOf=2020-07-04', false],
  ['a region\u2019s news', '/ru/regions/1124665/news', true],
  ['the region overview', '/ru/regions/1124665/overview', true],
  ['the regions list', '/ru/regions-list/incidence', true],
  ['the national map', '/ru/maps/rf', true],
] as const) {
  test(
    `${what} does not move under the reader: layout shift under 0.02`,
    { tag: '@widths' },
    async ({ page }) => {
      if (isKnown) await signIn(page, 'analyst');
      const { shift, who } = await layoutShift(page, path);
      expect(shift, who.join('\n')).toBeLessThan(0.02);
    },
  );
}

test('the first view stays within its bytes', async () => {
  const lines = await measureBuilt();
  for (const { what, value, bar, ok } of lines) expect(ok, `${what}: ${value}, bar ${bar}`).toBe(true);
});

test('home as a document, its stories as words and as data, is at most 125 kB before packing', async ({
  request,
}) => {
  const answer = await request.get('/ru/', { headers: { 'accept-encoding': 'identity' } });
  expect((await answer.body()).length).toBeLessThanOrEqual(125_000);
});

test('what home loads in all, the charts beside its stories and the count of a visit included, is at most 198 kB of scripts', async ({
  page,
}) => {
  // Sizes are asked for once the page is at rest: a question about a script that comes later would outlive its page.
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    // The framework's list of routes and our own of pages grow with the product, not with the page.
    if (request.url().endsWith('.js') && !/\/(?:manifest|browser-state)-/.test(request.url()))
      scripts.push(request);
  });
  await page.goto('/ru/');
  await awaitScripts(page);
  await page.waitForLoadState('networkidle');
  // The visit is counted after two seconds, by the last scripts there are: before them the sum depends on the machine.
  await expect
    .poll(() => scripts.some((request) => request.url().includes('/visit-memory-')), { timeout: 15_000 })
    .toBe(true);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThanOrEqual(198_000);
});
