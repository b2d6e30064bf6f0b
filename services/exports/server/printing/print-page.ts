import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import { awaitWhole, countCalls } from './await-whole.ts';

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

/** The width between the margins of A4: what a chart measures is what the sheet has. Unit: px. */
const viewport = { width: 703, height: 994 };

const footer = `<div style="width: 100%; margin: 0 12mm; display: flex; justify-content: space-between; font: 7px sans-serif; color: #5f6873">
<span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

/**
 * Prints one page of this server by a headless browser and gives the PDF. Its own scripts bring the tiles that load by
 * themselves: they read from `origin` in the name of who ordered, and nothing else is fetched. Each sheet has the page's
 * title and its number.
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
    const calls = countCalls(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    if (answer === null || answer.status() !== 200 || answer.url() !== origin + address)
      throw new PageRefused(`status ${answer?.status() ?? 0}`);
    await tell(50);
    await awaitWhole(page, calls);
    if (new URL(page.url()).pathname !== new URL(answer.url()).pathname) throw new PageRefused(page.url());
    await tell(70);
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
    });
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
      // Letters as wide as the sheet has them, not rounded to a screen's points.
      '--font-render-hinting=none',
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
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, viewport });
  let isOpened = false;
  const letThrough = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    const isOwn = url.origin === origin && request.method() === 'GET';
    const withTicket = () => route.continue({ headers: { ...request.headers(), [ticketHeader]: ticket } });
    if (isOwn && !isOpened && url.pathname + url.search === address) {
      isOpened = true;
      return withTicket();
    }
    // What a page asks for its tiles; a stream of news never ends, and paper hears none.
    if (isOwn && url.pathname.startsWith('/api/') && request.resourceType() === 'fetch') return withTicket();
    return isOwn && parts.test(url.pathname) ? route.continue() : route.abort();
  };
  await context.route('**', letThrough);
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return context;
}
