import { existsSync } from 'node:fs';
import type { Config } from '#platform/server/config.ts';

/** First the shell without a window: it draws the same and takes half the processor's time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program that prints: the one that is named, else the system's; null where there is none or `none` is named. */
export function findBrowser(named: string | undefined): string | null {
  if (named === 'none') return null;
  const known = named === undefined ? places : [named];
  return known.find((path) => existsSync(path)) ?? null;
}

/** Whether what is to be printed is printed: here, or by a worker on another machine, whose browser is not seen from here. */
export function canPrint({ BROWSER_PATH, takesJobs }: Pick<Config, 'BROWSER_PATH' | 'takesJobs'>): boolean {
  return takesJobs ? findBrowser(BROWSER_PATH) !== null : BROWSER_PATH !== 'none';
}
