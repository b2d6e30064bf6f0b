import { buildPages } from './build.ts';

await buildPages();
await import('#app/server.ts');
