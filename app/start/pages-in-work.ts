import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { PageSource } from '../render/page-source.ts';

/** Pages compiled by Vite's dev server while one works on them: a component or a style that changes is seen at once. */
export async function openPagesInWork(app: FastifyInstance): Promise<PageSource> {
  const vite = await createServer({
    appType: 'custom',
    // Read by node itself: a bundled copy would come and go, and node starts the server anew for each file that changes.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next));
  app.addHook('preClose', () => vite.close());
  return {
    isBuilt: false,
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    textFiles: () => [],
  };
}
