import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '#services/exports/server/printing/find-browser.ts';
import { canInstall, installPackages } from './system-packages.ts';

/** A browser for the tests: CHROMIUM, else the system's, else one shipped in a package, else (as root) the system's packages; throws the one line to run. */
export async function findChromium(): Promise<string> {
  const found = findSystemChromium();
  if (found !== null) return found;
  const shipped = await shippedChromium();
  if (shipped !== null) return shipped;
  if (canInstall() && installPackages(['chromium-headless-shell', 'fonts-noto-cjk']))
    return '/usr/bin/chromium-headless-shell';
  throw new Error(
    'A Chromium is needed for the browser tests. Run:  sudo apt-get install -y chromium-headless-shell',
  );
}

/** CHROMIUM, else the system's browser, else null: only looks, never installs. */
export function findSystemChromium(): string | null {
  const named = process.env['CHROMIUM'];
  return named !== undefined && existsSync(named) ? named : findBrowser(undefined);
}

/** The binary inside @sparticuz/chromium, when it starts on this system. */
async function shippedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    return spawnSync(path, ['--headless', '--no-sandbox', '--version']).status === 0 ? path : null;
  } catch {
    return null;
  }
}
