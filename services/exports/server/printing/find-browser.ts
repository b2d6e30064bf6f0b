import { existsSync } from 'node:fs';

const places = [
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
