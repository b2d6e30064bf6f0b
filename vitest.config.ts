import { defineConfig } from 'vitest/config';
import { callsPlugin } from './tools/build/calls-plugin.ts';

const apart = ['**/node_modules/**', '**/.data/**', 'build/**', 'e2e/**', 'deployed/**'];

/**
 * Unit tests live beside what they test. API tests end in `.api.test.ts` and run on a real database. Those of
 * `deployed/` run on the built product as operators run it. Files share the modules they load: loading them anew for
 * each file took most of the time. Whatever one file could leave behind for the next would be left behind for the next
 * request as well.
 */
export default defineConfig({
  plugins: [callsPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // What comes in its time comes later on a machine whose cores are all taken; polling ends with the first right answer.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: 'platform/ui/testing/async-timeout.ts',
          testTimeout: 20_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', ...apart],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: apart,
          globalSetup: 'platform/server/testing/template-database.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'deployed',
          include: ['deployed/**/*.test.ts'],
          globalSetup: 'deployed/start-deployment.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
