import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app/start/build-app.ts';
import { loadFirst } from '#app/start/load-data.ts';
import { openServices, type OpenedServices } from '#app/start/open-services.ts';
import { readConfig } from '#platform/server/config.ts';
import { newLoadingState } from '#platform/server/jobs/progress.ts';
import { startPostgres } from '../tools/test/postgres.ts';

/** A server on the bundled sample, listening on a free port of the loopback. */
export interface SampleServer {
  app: FastifyInstance;
  services: OpenedServices;
  url: string;
  stop(): Promise<void>;
}

/** Opens the essential sample on a new embedded database, or on the kept folder BENCH_DATA; `prepare` may add routes before it listens. */
export async function openSampleServer({
  pages = false,
  databaseUrl = '',
  prepare = () => {},
}: {
  pages?: boolean;
  /** An empty PostgreSQL database in place of an embedded one. */
  databaseUrl?: string;
  prepare?: (app: FastifyInstance) => void;
} = {}): Promise<SampleServer> {
  const kept = process.env['BENCH_DATA'];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'svodka-bench-')));
  const services = await openServices(
    readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
    }),
  );
  await loadFirst(
    { ...services, config: { ...services.config, sampleData: true } },
    newLoadingState(),
    () => {},
  );
  const app = await buildApp(services, { pages });
  prepare(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return {
    app,
    services,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close();
      await services.close();
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Does work on the sample on a PostgreSQL server of the bench's own; both are gone afterwards. */
export async function onOwnPostgres<T>(
  work: (server: SampleServer) => Promise<T>,
  options: { pages?: boolean } = {},
): Promise<T> {
  const postgres = await startPostgres();
  try {
    const server = await openSampleServer({ ...options, databaseUrl: postgres.url });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}
