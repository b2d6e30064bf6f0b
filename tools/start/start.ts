import { buildPages } from './build.ts';

await buildPages();
await import('#app/start/server.ts');
