import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from './db/db.ts';
import type { Metrics } from './log/metrics.ts';
import type { LoadingState } from './jobs/progress.ts';

/** What the operator's addresses tell about. */
export interface OperationsParts {
  db: Db;
  metrics: Metrics;
  loading: LoadingState;
  dataDir: string;
  /** Without one nobody reads the measurements. */
  metricsToken: string | undefined;
  /** Whether replicas alone answer, so that nothing can be written. */
  isReadOnly?: () => boolean;
}

/** A database that has not answered by then counts as away. */
const readyMs = 2_000;
/** Less room than this on the disk is soon none. */
const minRoomBytes = 200_000_000;

const unlimited = { config: { counts: 'none' } } as const;

/** `/healthz` (the process lives), `/readyz` (it may get requests; 503 when not), `/metrics` (Prometheus, for who brings METRICS_TOKEN as a bearer). */
export function serveOperations(
  app: FastifyInstance,
  { db, metrics, loading, dataDir, metricsToken, isReadOnly = () => false }: OperationsParts,
): void {
  // Connections that a balancer keeps end with their next answer, so that none is cut when the process closes.
  app.addHook('onSend', async (_request, reply) => {
    if (loading.leaving) void reply.header('connection', 'close');
  });
  app.get('/healthz', unlimited, async () => ({ ok: true }));
  app.get('/readyz', unlimited, async (_request, reply) => {
    const database = await Promise.race([answers(db), wait(readyMs, false, { ref: false })]);
    const ready = loading.ready && !loading.leaving && database;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        leaving: loading.leaving,
        database,
        readOnly: isReadOnly(),
        loading: loading.loading,
        complete: loading.complete,
        // Names alone: why a set did not load stands in the log.
        failed: loading.failed.map(({ what }) => what),
        storage: (await hasRoom(dataDir)) ? 'ok' : 'low',
      });
  });
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!isToken(request.headers.authorization, metricsToken)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function answers(db: Db): Promise<boolean> {
  return db.query('select 1').then(
    () => true,
    () => false,
  );
}

async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize > minRoomBytes;
}

function isToken(authorization: string | undefined, wanted: string | undefined): boolean {
  if (wanted === undefined) return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${wanted}`));
}
