import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { openEventStreams } from '#platform/server/http/event-streams.ts';
import { callerOf } from '#platform/server/request-context.ts';
import { canSeeQueue } from '../../domain/abilities.ts';

const limits = { perClient: 4, inAll: 500, heartbeatMs: 25_000, retryAfterSeconds: 30 };
/** A submission is on the screens of those who decide within two seconds: one of them is the page's. */
const lookMs = 1_000;

/**
 * `/api/measure/live`: server-sent events for who sees the queue. `queue` says that some measure took a step, nothing of it: who
 * hears it asks by the calls. One look a second at the newest step serves all listeners, whichever process took it.
 */
export function serveQueueLive(app: FastifyInstance, db: Db, findCaller: FindCaller): void {
  const streams = openEventStreams<number>(app, limits);
  let known: number | null = null;
  let isLooking = false;
  const look = setInterval(async () => {
    if (isLooking || streams.clients().length === 0) return;
    isLooking = true;
    try {
      const newest = await findNewestStep(db);
      if (known !== null && newest !== known) streams.say(`event: queue\ndata: ${newest}\n\n`);
      known = newest;
    } catch {
      // A database that is away for a moment is asked again at the next look.
    } finally {
      isLooking = false;
    }
  }, lookMs).unref();
  app.addHook('preClose', async () => clearInterval(look));
  app.get('/api/measure/live', { config: { staysOpen: true } }, async (request, reply) => {
    const caller = await callerOf(request, reply, findCaller);
    if (caller.accountId === null) throw new AppError('not_authenticated');
    if (!canSeeQueue(caller)) throw new AppError('forbidden', {});
    // What came while nobody listened is what the page has loaded just now.
    if (streams.clients().length === 0) known = await findNewestStep(db);
    streams.open(reply, caller.accountId);
  });
}

async function findNewestStep(db: Db): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'select coalesce(max(history_id), 0)::int as id from measure_history',
  );
  return row!.id;
}
