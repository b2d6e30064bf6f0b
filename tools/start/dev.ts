import { createServer as openHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import type { Database } from '#platform/server/db/db.ts';
import type { Config } from '#platform/server/config.ts';
import type { PageSource } from '#app/render/page-source.ts';
import type { StartedServer } from '#app/start/serve.ts';

// `npm run dev`: one process in which Vite compiles pages and server alike. A component or a style that changes is seen at
// once. When a file of the server changes its modules are read anew, and the database stays open: readers wait a moment.

/** Of these no server is made: what Vite shows by itself, and what nothing runs. */
const withoutServer =
  /\.(tsx|css|md)$|\.test\.ts$|\/(web|ui|charts|maps|entry|testing|node_modules|\.data|build|\.react-router)\//;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const http = openHttp();
const vite = await createServer({
  appType: 'custom',
  // Read by node itself: a bundled copy would come and go.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server: http } },
});
let database: { open: unknown; db: Database } | undefined;
let handler = Promise.withResolvers<Handler>();
let server: StartedServer | undefined;
let changes: Promise<void> = Promise.resolve();
let waiting: NodeJS.Timeout | undefined;
/** The sample is still being loaded. */
let isBusy = false;

http.on('request', (request, response) =>
  vite.middlewares(request, response, () => void handler.promise.then((handle) => handle(request, response))),
);
vite.watcher.on('all', (_event, file) => {
  const path = file.slice(vite.config.root.length).replaceAll('\\', '/');
  if (withoutServer.test(path)) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    console.log(`${path.slice(1)} changed: the server starts anew.`);
    const before = performance.now();
    changes = changes.then(stop).then(start);
    void changes.then(() => console.log(`After ${Math.round(performance.now() - before)} ms.`));
  }, 50);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
changes = start();

/** Reads what changed anew and begins to answer; with a fault in a file it waits for the next change. */
async function start(): Promise<void> {
  try {
    const { startServer } = await load<typeof import('#app/start/serve.ts')>('app/start/serve.ts');
    const { readConfig } =
      await load<typeof import('#platform/server/config.ts')>('platform/server/config.ts');
    const config = readConfig({ RATE_LIMIT: '0', ...process.env });
    server = await startServer(config, {
      db: await openedDatabase(config),
      pages: async () => pagesOf(vite),
      async listen(app) {
        await app.ready();
        if (!http.listening) await listen(config.HOST, config.PORT);
        handler.resolve((request, response) => app.routing(request, response));
      },
    });
    isBusy = true;
    void server.beginJobs().then(
      () => (isBusy = false),
      (error: unknown) => console.error(error),
    );
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

async function stop(): Promise<void> {
  handler = Promise.withResolvers();
  await server?.stop();
  server = undefined;
  // What a first start still loads would go on beside the next one.
  if (isBusy) await closeDatabase();
}

/** The database stays open from one start to the next, unless what opens it changed. */
async function openedDatabase(config: Config): Promise<Database> {
  const { openDatabase } = await load<typeof import('#platform/server/db/open-database.ts')>(
    'platform/server/db/open-database.ts',
  );
  const { databaseOf } = await load<typeof import('#app/start/open-services.ts')>(
    'app/start/open-services.ts',
  );
  if (database?.open !== openDatabase) await closeDatabase();
  database ??= { open: openDatabase, db: await openDatabase(databaseOf(config)) };
  return { ...database.db, close: async () => {} };
}

async function closeDatabase(): Promise<void> {
  await database?.db.close();
  database = undefined;
}

const pagesOf = ({ ssrLoadModule }: ViteDevServer): PageSource => ({
  isBuilt: false,
  build: async () => (await ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  textFiles: () => [],
});

/** A module of the project as Vite compiled it. */
async function load<Module>(path: string): Promise<Module> {
  return (await vite.ssrLoadModule(`/${path}`)) as Module;
}

async function listen(host: string, port: number): Promise<void> {
  http.listen({ host, port });
  await once(http, 'listening');
}

async function leave(): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref();
  await changes;
  await stop();
  await closeDatabase();
  process.exit(0);
}
