import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, Route } from 'playwright-core';

/** The header that carries a ticket, on the page's own request alone. */
export const ticketHeader = 'x-print-ticket';

interface Printing {
  browserPath: string;
  /** Where this server answers the browser, without a slash at the end. */
  origin: string;
  /** Path and choices of the page. */
  address: string;
  ticket: string;
  signal: AbortSignal;
  /** Hears how far it is. Unit: percent. */
  tell: (progress: number) => Promise<void>;
}

/** The page was not shown: its status. */
export class PageRefused extends Error {}

/** What a printed page is made of besides itself. */
const parts = /^\/(assets|images)\//;

/**
 * Prints one page of this server by a headless browser and gives the PDF. No script runs in it, and nothing is fetched but
 * the page, its styles, fonts and pictures from `origin`.
 */
export async function printPage(printing: Printing): Promise<Buffer> {
  const { signal, tell, origin, address } = printing;
  signal.throwIfAborted();
  const browser = await openBrowser(printing);
  const close = (): void => void browser.close().catch(() => {});
  signal.addEventListener('abort', close);
  try {
    signal.throwIfAborted();
    await tell(30);
    const context = await openContext(browser, printing);
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    if (answer === null || answer.status() !== 200 || page.url() !== origin + address)
      throw new PageRefused(`status ${answer?.status() ?? 0}`);
    await tell(60);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close().catch(() => {});
  }
}

/** Starts the browser that prints; it reaches nothing but `origin`. */
export async function openBrowser({
  browserPath,
  origin,
}: Pick<Printing, 'browserPath' | 'origin'>): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { hostname } = new URL(origin);
  return chromium.launch({
    executablePath: browserPath,
    // Chromium's own walls need a user who is not root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`,
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LANG: 'C.UTF-8' },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

async function openContext(browser: Browser, { origin, address, ticket }: Printing): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  let isOpened = false;
  const letThrough = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    const isOwn = url.origin === origin && request.method() === 'GET';
    if (isOwn && !isOpened && url.pathname + url.search === address) {
      isOpened = true;
      return route.continue({ headers: { ...request.headers(), [ticketHeader]: ticket } });
    }
    return isOwn && parts.test(url.pathname) ? route.continue() : route.abort();
  };
  await context.route('**', letThrough);
  return context;
}
