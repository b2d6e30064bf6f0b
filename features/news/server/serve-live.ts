import type { FastifyInstance } from 'fastify';
import { addressGroup } from '#platform/server/http/address-group.ts';
import type { DataVersion } from '#platform/server/data-version.ts';
import { openEventStreams, type StreamLimits } from '#platform/server/http/event-streams.ts';

/** How many may listen and how often they hear. */
export interface LiveLimits extends StreamLimits {
  /** Between two looks for something new. */
  readonly lookMs: number;
}

const defaultLimits: LiveLimits = {
  perClient: 6,
  inAll: 1000,
  heartbeatMs: 25_000,
  retryAfterSeconds: 60,
  lookMs: 5_000,
};
/** News are seen in steps of the clock: with each there may be new ones, whatever the data. */
const clockStepMs = 15 * 60_000;

/**
 * `/api/news/live`: one stream of server-sent events, the same for everybody. `news` says that there may be something new, and
 * nothing of what it is: who hears it asks anew, by the calls and with the rights it has. Ends when the server stops.
 */
export function serveLive(
  app: FastifyInstance,
  dataVersion: Pick<DataVersion, 'current'>,
  { lookMs, ...limits }: LiveLimits = defaultLimits,
): void {
  const streams = openEventStreams<string>(app, limits);
  const state = () => `${dataVersion.current()}.${Math.floor(Date.now() / clockStepMs)}`;
  let known = state();
  const look = setInterval(() => {
    const next = state();
    if (next === known) return;
    known = next;
    streams.say(`event: news\nid: ${known}\ndata: ${known}\n\n`);
  }, lookMs).unref();
  app.addHook('preClose', async () => clearInterval(look));
  app.get('/api/news/live', { config: { staysOpen: true } }, (request, reply) =>
    streams.open(reply, addressGroup(request.ip), `id: ${known}\n`),
  );
}
