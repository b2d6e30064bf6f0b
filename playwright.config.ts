import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findSystemChromium } from './tools/test/find-chromium.ts';
import { keepsWasmCode } from './tools/test/steps.ts';

const port = Number(process.env['E2E_PORT'] ?? 8190);
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as drawn by a screen: rounded to whole points, those that come first and those that follow would differ.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A new data folder each time, so that a run never depends on the last one; the workers inherit it and read the letters there.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `svodka-e2e-${process.pid}`);

// A journey in two languages is walked in Russian on a desk and in English on a phone: both languages and both widths,
// once each. One without a language is walked on a desk; on a phone too where the way itself is another there.
const inEnglish = /\sen: /;
const alsoOnPhone = /@widths/;

/** Journeys run on one server with a data folder of its own, on the sample clock; E2E_REUSE=1 takes the server that stands at the port. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/await-data.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list'], ['./tools/test/report/playwright-report.ts']],
  use: {
    // What a worker of the page asks for is not seen by the tests' own answers.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findSystemChromium() ?? undefined,
      args,
      // Without a locale the browser saves a file with a Cyrillic name as «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    trace: 'off',
  },
  projects: [
    { name: 'wide', grepInvert: inEnglish, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: [inEnglish, alsoOnPhone], use: { viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    // The very Node that runs the journeys, whichever comes first on the path.
    command: `"${process.execPath}" ${keepsWasmCode} e2e/serve.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    env: {
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      MODEL_SECONDS: '60',
      FEED_NETWORKS: '127.0.0.1/32',
      DATA_DIR: process.env['E2E_DATA_DIR'],
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
