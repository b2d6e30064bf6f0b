import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Services } from '#platform/server/context.ts';
import { buildHttp } from '#platform/server/http.ts';
import { serveOperations } from '#platform/server/operations.ts';
import type { LoadingState } from '#platform/server/progress.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { loadCatalogues } from '../catalogues.ts';

/** The server of a process that takes jobs alone: it is watched, and answers nobody else. */
export async function buildWorkerApp(
  { config, log, db, metrics }: Services,
  loading: LoadingState,
): Promise<FastifyInstance> {
  const translate = buildTranslate(await loadCatalogues());
  const app = await buildHttp({ config, log, metrics, translate, isCallPath: () => false });
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
