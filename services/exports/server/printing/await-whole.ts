import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** What has not come by then is left out, as on a printed screen. Unit: ms. */
const longestMs = 9_000;

/** A page at rest for so long asks for nothing more. Unit: ms. */
const restMs = 300;

const lookMs = 100;

/** How many calls and scripts a page waits for. */
export interface Calls {
  underWay: number;
}

/** Counts what a page waits for, from now on. */
export function countCalls(page: Page): Calls {
  const open = new Set<Request>();
  const counted = new Set(['fetch', 'xhr', 'script']);
  page.on('request', (request) => counted.has(request.resourceType()) && open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => open.delete(request));
  return {
    get underWay() {
      return open.size;
    },
  };
}

/** Waits until a page says that all its tiles are there: taken over by its scripts, folds for paper open, none busy, nothing asked for. */
export async function awaitWhole(page: Page, calls: Calls): Promise<void> {
  const until = performance.now() + longestMs;
  let restsSince: number | null = null;
  while (performance.now() < until) {
    const isWhole = (await page.evaluate(unfoldAndLook)) && calls.underWay === 0;
    restsSince = isWhole ? (restsSince ?? performance.now()) : null;
    if (restsSince !== null && performance.now() - restsSince >= restMs) return;
    await wait(lookMs);
  }
}

/** Runs in the page: opens what is folded on a screen and read on paper, and tells whether everything is drawn. */
function unfoldAndLook(): boolean {
  // A page without scripts is whole as it came.
  if (document.scripts.length === 0) return true;
  if (performance.getEntriesByName('interactive').length === 0) return false;
  const folded = document.querySelectorAll<HTMLDetailsElement>('details[data-print="open"]:not([open])');
  for (const fold of folded) fold.open = true;
  return folded.length === 0 && document.querySelector('main [aria-busy="true"]') === null;
}
