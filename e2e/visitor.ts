import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Sample accounts the journeys sign in with; the password follows from the name. */
export type SampleName = 'reader' | 'analyst' | 'contributor' | 'editor' | 'moderator' | 'chief' | 'super';

/** Address and password of a sample account. */
export function sampleAccount(name: SampleName): { email: string; password: string } {
  return { email: `${name}@example.org`, password: `${name}-2020` };
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const sessions = new Map<SampleName, Cookies>();

/**
 * Signs in by the call alone; the login screen has journeys of its own. One session serves all journeys of a worker, as
 * long as it lives. Other workers' journeys end the sessions of the same account, and too many of them end the oldest.
 */
export async function signIn(page: Page, name: SampleName): Promise<void> {
  const kept = sessions.get(name);
  if (kept) await page.context().addCookies(kept);
  if (kept && (await page.request.get('/api/account/getSessions')).ok()) return;
  await page.context().clearCookies();
  sessions.set(name, await signInAnew(page, name));
}

/** Signs in with a session that nobody else has: for journeys that end it. */
export async function signInAnew(page: Page, name: SampleName): Promise<Cookies> {
  await page.request.get('/ru/login');
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/account/login', {
    data: sampleAccount(name),
    headers: { 'X-XSRF-TOKEN': token },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return page.context().cookies();
}

/** Opens a page and waits until its scripts have taken over, so that the first click already counts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitScripts(page);
}

/** Waits until React has taken over the page. */
export async function awaitScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0, null, {
    timeout: 30_000,
  });
  // Parts of the page are taken over one after the other.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}
