import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { serveOperations } from '#platform/server/operations.ts';
import { buildHttp } from './http.ts';

/** The server of a process that takes jobs alone: it is watched, and answers nobody else. */
export async function buildWatchedApp(services: AnsweringServices): Promise<FastifyInstance> {
  const { config, db, metrics, loading } = services;
  const app = await buildHttp({ ...services, isCallPath: () => false });
  serveOperations(app, {
    db,
    metrics,
    loading,
    dataDir: config.dataDir,
    metricsToken: config.METRICS_TOKEN,
  });
  app.all('/*', () => {
    throw new AppError('not_found');
  });
  return app;
}
