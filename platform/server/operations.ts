import type { FastifyInstance } from 'fastify';
import type { Db } from './db/db.ts';
import type { Metrics } from './metrics.ts';
import type { LoadingState } from './progress.ts';

/** What the operator's addresses tell about. */
export interface OperationsParts {
  db: Db;
  metrics: Metrics;
  loading: LoadingState;
}

/** `/healthz` (the process lives), `/readyz` (it may get requests; 503 when not), `/metrics` (Prometheus). */
export function serveOperations(app: FastifyInstance, { db, metrics, loading }: OperationsParts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const database = await db.query('select 1').then(
      () => true,
      () => false,
    );
    const ready = loading.ready && database;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        database,
        loading: loading.loading,
        complete: loading.complete,
        failed: loading.failed,
      });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
