import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8190);
const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Journeys run on one server with a data folder of its own, on the sample clock. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args },
    trace: 'off',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    env: { PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
