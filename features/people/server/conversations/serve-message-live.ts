import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { openEventStreams } from '#platform/server/event-streams.ts';
import { callerOf } from '#platform/server/request-context.ts';
import { watchMessages } from './watch-messages.ts';

const limits = { perClient: 4, inAll: 2000, heartbeatMs: 25_000, retryAfterSeconds: 30 };
const lookMs = 1_000;

/**
 * `/api/messages/live`: server-sent events for one signed-in person. `message` says who wrote, never what: who hears it asks
 * by the calls. One look a second at the newest numbers serves all listeners of the process, whichever process took the message.
 */
export function serveMessageLive(app: FastifyInstance, db: Db, findCaller: FindCaller): void {
  const streams = openEventStreams<number>(app, limits);
  const watch = watchMessages(db, streams);
  const look = setInterval(() => void watch.look(), lookMs).unref();
  app.addHook('preClose', async () => clearInterval(look));
  app.get('/api/messages/live', { config: { staysOpen: true } }, async (request, reply) => {
    const { accountId } = await callerOf(request, reply, findCaller);
    if (accountId === null) throw new AppError('not_authenticated');
    await watch.begin();
    streams.open(reply, accountId);
  });
}
