import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app/entry',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: true,
  // Pages are few and their chunks are small: the whole route list travels with the first page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
