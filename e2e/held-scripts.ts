import type { Page, Route } from '@playwright/test';
import { contract } from '#app/contract.ts';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';

/** Addresses of calls that only read, whatever their verb. */
const reads = new Set(
  Object.entries<Endpoint>(contract)
    .filter(([, entry]) => !changesState(entry))
    .map(([name]) => pathOf(name)),
);

/** Holds the scripts of a page back until it is told to let them come. */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Opens a page whose scripts are held back, as far as it can be read. */
export async function openUnscripted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/**
 * Calls that change something get no answer until the function it gives is called, and then none at all: what is filled
 * in for a look reaches no other journey.
 */
export async function holdChanges(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    if (request.method() === 'GET' || reads.has(new URL(request.url()).pathname)) await route.continue();
    else held.push(route);
  });
  return async () => void (await Promise.allSettled(held.map((route) => route.abort())));
}
