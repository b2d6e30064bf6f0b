import { defineConfig } from 'vitest/config';
import { callsPlugin } from './tools/build/calls-plugin.ts';

/** Unit tests live beside what they test; API tests end in `.api.test.ts` and run on a real database. */
export default defineConfig({
  plugins: [callsPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['{app,features,platform,simulation,db,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{app,features,platform,db,tools}/**/*.api.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
