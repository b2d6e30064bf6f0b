import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '../caller.ts';
import type { Db } from '../db/db.ts';
import { openEventStreams } from '../http/event-streams.ts';
import { callerOf } from '../request-context.ts';
import { watchFresh, type LiveSource } from './watch-fresh.ts';

const limits = { perClient: 4, inAll: 2000, heartbeatMs: 25_000, retryAfterSeconds: 30 };
const lookMs = 1_000;

/**
 * `/api/live`: server-sent events for one signed-in person. An event says that there is something, never what: who hears it asks
 * by the calls. One look a second at the newest numbers serves all listeners of the process, whichever process wrote them.
 */
export function serveOwnLive(
  app: FastifyInstance,
  db: Db,
  findCaller: FindCaller,
  sources: readonly LiveSource[],
): void {
  const streams = openEventStreams<number>(app, limits);
  const watches = sources.map((source) => watchFresh(db, source, streams));
  const look = setInterval(() => {
    for (const watch of watches) void watch.look();
  }, lookMs).unref();
  app.addHook('preClose', async () => clearInterval(look));
  app.get('/api/live', { config: { staysOpen: true } }, async (request, reply) => {
    const { accountId } = await callerOf(request, reply, findCaller);
    if (accountId === null) throw new AppError('not_authenticated');
    for (const watch of watches) await watch.begin();
    streams.open(reply, accountId);
  });
}
