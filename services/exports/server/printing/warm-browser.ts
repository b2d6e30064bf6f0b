import type { Services } from '#platform/server/context.ts';
import { findBrowser } from './find-browser.ts';
import { ownOrigin } from './print-job.ts';
import { openBrowser } from './print-page.ts';

/**
 * Prints an empty sheet behind the started server and throws it away: the browser's program, some three hundred megabytes,
 * is then in memory when the first PDF is ordered. Where there is no browser, or it does not start, nothing is lost:
 * the order will say so. Gives whether a sheet was printed.
 */
export async function warmBrowser({ config, log }: Pick<Services, 'config' | 'log'>): Promise<boolean> {
  const browserPath = findBrowser(config.BROWSER_PATH);
  if (browserPath === null) return false;
  const began = performance.now();
  try {
    const browser = await openBrowser({ browserPath, origin: ownOrigin(config) });
    try {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.pdf();
    } finally {
      await browser.close();
    }
    log.info({ ms: Math.round(performance.now() - began) }, 'browser ready to print');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'browser did not start');
    return false;
  }
}
