import type { BrowserContext, Page } from '@playwright/test';
import { contract } from '#app/contract.ts';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';

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

/** Calls that change something are never answered: what is filled in for a look reaches no other journey. */
export async function holdChanges(context: BrowserContext): Promise<void> {
  const reads = new Set(
    Object.entries<Endpoint>(contract)
      .filter(([, entry]) => !changesState(entry))
      .map(([name]) => pathOf(name)),
  );
  await context.route(/\/api\//, (route) =>
    route.request().method() === 'GET' || reads.has(new URL(route.request().url()).pathname)
      ? route.continue()
      : undefined,
  );
}
