import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { callerOf } from '#platform/server/request-context.ts';
import { watchMessages, type Listener } from './watch-messages.ts';

const mostOfAccount = 4;
const mostInAll = 2000;
const heartbeatMs = 25_000;
const lookMs = 1_000;
const retryAfter = 30;

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/**
 * `/api/messages/live`: server-sent events for one signed-in person. `message` says who wrote, never what: who hears it asks
 * by the calls. One look a second at the newest numbers serves all listeners of the process, whichever process took the message.
 */
export function serveMessageLive(app: FastifyInstance, db: Db, findCaller: FindCaller): void {
  const listeners = new Set<Listener>();
  const watch = watchMessages(db, listeners);
  const look = setInterval(() => void watch.look(), lookMs).unref();
  const beat = setInterval(() => {
    for (const listener of listeners) listener.write(': here\n\n');
  }, heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(look);
    clearInterval(beat);
    for (const listener of listeners) listener.end();
  });
  app.get('/api/messages/live', { config: { staysOpen: true } }, async (request, reply) => {
    const { accountId } = await callerOf(request, reply, findCaller);
    if (accountId === null) throw new AppError('not_authenticated');
    await watch.begin();
    const own = [...listeners].filter((listener) => listener.accountId === accountId).length;
    if (own >= mostOfAccount) throw new AppError('too_many_requests', { retryAfter });
    if (listeners.size >= mostInAll) throw new AppError('unavailable', { retryAfter });
    const { raw } = reply.hijack();
    const listener: Listener = {
      accountId,
      // Who does not read what it is told, and lets it pile up, is told no more.
      write: (text) => void (raw.write(text) || raw.destroy()),
      end: () => raw.end(),
    };
    listeners.add(listener);
    raw.on('close', () => listeners.delete(listener));
    raw.writeHead(200, head);
    listener.write(`retry: ${retryAfter * 1000}\n\n`);
  });
}
