import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { mayPageAsk } from '../../domain/printing/printable-address.ts';
import { awaitWhole, countCalls } from './await-whole.ts';
import { bindParts, takePart, type Part } from './bind-parts.ts';

/** The header that carries a ticket, on the page's own request alone. */
export const ticketHeader = 'x-print-ticket';

interface Printing {
  browserPath: string;
  /** Where this server answers the browser, without a slash at the end. */
  origin: string;
  /** Path and choices of each page, in the order they are printed in. */
  addresses: readonly string[];
  /** Gives the ticket that opens one of them. */
  issueTicket: (address: string) => Promise<string>;
  signal: AbortSignal;
  /** Hears how far it is. Unit: percent. */
  tell: (progress: number) => Promise<void>;
}

/** The page was not shown: its status. */
export class PageRefused extends Error {}

/** What a printed page is made of besides itself. */
const partPath = /^\/(assets|images)\//;

/** The width between the margins of A4: what a chart measures is what the sheet has. Unit: px. */
const viewport = { width: 703, height: 994 };

const footer = `<div style="width: 100%; margin: 0 12mm; display: flex; justify-content: space-between; font: 7px sans-serif; color: #5f6873">
<span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

/**
 * Prints pages of this server by a headless browser and gives one PDF. Their own scripts bring the tiles that load by
 * themselves: they read from `origin` in the name of who ordered, and nothing else is fetched. Several are bound: contents
 * before them, their sources after. Each sheet has a title and its number.
 */
export async function printPage(printing: Printing): Promise<Buffer> {
  const { signal, tell, addresses } = printing;
  signal.throwIfAborted();
  const browser = await openBrowser(printing);
  const close = (): void => void browser.close().catch(() => {});
  signal.addEventListener('abort', close);
  try {
    signal.throwIfAborted();
    await tell(firstPercent);
    const { context, admit } = await openContext(browser, printing);
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
    const parts: Part[] = [];
    for (const [at, address] of addresses.entries()) {
      admit(address, await printing.issueTicket(address));
      await openWhole(page, printing.origin, address);
      if (addresses.length > 1) parts.push(await takePart(page, at));
      await tell(Math.round(firstPercent + ((lastPercent - firstPercent) * (at + 1)) / addresses.length));
    }
    if (parts.length > 0) await bindParts(page, parts);
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

const firstPercent = 30;
const lastPercent = 70;

/** Opens a page and waits until all of it is there; refused where another one came. */
async function openWhole(page: Page, origin: string, address: string): Promise<void> {
  const calls = countCalls(page);
  const answer = await page.goto(origin + address, { waitUntil: 'load' });
  if (answer === null || answer.status() !== 200 || answer.url() !== origin + address)
    throw new PageRefused(`status ${answer?.status() ?? 0}`);
  await awaitWhole(page, calls);
  if (new URL(page.url()).pathname !== new URL(answer.url()).pathname) throw new PageRefused(page.url());
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

/** A context that lets nothing through but the page admitted last, its parts, and what its tiles read. */
async function openContext(
  browser: Browser,
  { origin }: Printing,
): Promise<{ context: BrowserContext; admit: (address: string, ticket: string) => void }> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, viewport });
  let admitted = { address: '', ticket: '', isOpened: true };
  const letThrough = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    const isSame = url.origin === origin;
    const isOwn = isSame && request.method() === 'GET';
    const { ticket } = admitted;
    const withTicket = () => route.continue({ headers: { ...request.headers(), [ticketHeader]: ticket } });
    if (isOwn && !admitted.isOpened && url.pathname + url.search === admitted.address) {
      admitted.isOpened = true;
      return withTicket();
    }
    // What a page asks for its tiles; a stream of news never ends, and paper hears none.
    const isCall = isSame && url.pathname.startsWith('/api/') && request.resourceType() === 'fetch';
    if (isCall && mayPageAsk(request.method(), url.pathname)) return withTicket();
    return isOwn && partPath.test(url.pathname) ? route.continue() : route.abort();
  };
  await context.route('**', letThrough);
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return {
    context,
    admit: (address, ticket) => {
      admitted = { address, ticket, isOpened: false };
    },
  };
}
