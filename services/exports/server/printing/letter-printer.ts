import type { Browser } from 'playwright-core';
import { doInPlace } from '#platform/server/answers/work-lease.ts';
import type { Services } from '#platform/server/context.ts';
import { findBrowser } from './find-browser.ts';
import { openBrowser } from './print-page.ts';

/** Nobody's address: what is printed here fetches nothing. */
const nowhere = 'http://letter.invalid';
const timeoutMs = 15_000;

/** Prints HTML that needs nothing from outside, one sheet after another, by one browser that is started when first needed. */
export interface LetterPrinter {
  print: (html: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens a printer of letters, each of which waits for a place among what all processes print; null where the machine has no browser. */
export function openLetterPrinter(
  { config, db }: Pick<Services, 'config' | 'db'>,
  signal: AbortSignal,
): LetterPrinter | null {
  const browserPath = findBrowser(config.BROWSER_PATH);
  if (browserPath === null) return null;
  let opened: Promise<Browser> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    print(html) {
      opened ??= openBrowser({ browserPath, origin: nowhere });
      const work = async () => printOne(await opened!, html);
      const printed = last.then(() => doInPlace(db, { kind: 'print', waitSeconds: Infinity, signal }, work));
      last = printed.catch(() => {});
      return printed;
    },
    async close() {
      await last;
      const browser = await opened?.catch(() => null);
      await browser?.close().catch(() => {});
    },
  };
}

async function printOne(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  context.setDefaultTimeout(timeoutMs);
  try {
    await context.route('**', (route) => route.abort());
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    const margin = { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' };
    return await page.pdf({ format: 'A4', margin, printBackground: false, tagged: true, outline: true });
  } finally {
    await context.close().catch(() => {});
  }
}
