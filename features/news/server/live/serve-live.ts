import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { addressGroup } from '#platform/server/address-group.ts';
import type { DataVersion } from '#platform/server/data-version.ts';

/** How many may listen and how often they hear. */
export interface LiveLimits {
  readonly perClient: number;
  readonly inAll: number;
  readonly heartbeatMs: number;
  /** Between two looks for something new. */
  readonly lookMs: number;
}

const usualLimits: LiveLimits = { perClient: 6, inAll: 1000, heartbeatMs: 25_000, lookMs: 5_000 };
/** News are seen in steps of the clock: with each there may be new ones, whatever the data. */
const clockStepMs = 15 * 60_000;
const retryAfter = 60;

/** A connection that is told. */
interface Listener {
  readonly client: string;
  write(text: string): void;
  end(): void;
}

/**
 * `/api/news/live`: one stream of server-sent events, the same for everybody. `news` says that there may be something new, and
 * nothing of what it is: who hears it asks anew, by the calls and with the rights it has. Ends when the server stops.
 */
export function serveLive(
  app: FastifyInstance,
  dataVersion: Pick<DataVersion, 'current'>,
  { perClient, inAll, heartbeatMs, lookMs }: LiveLimits = usualLimits,
): void {
  const listeners = new Set<Listener>();
  const say = (text: string): void => {
    for (const listener of listeners) listener.write(text);
  };
  const state = () => `${dataVersion.current()}.${Math.floor(Date.now() / clockStepMs)}`;
  let known = state();
  const look = setInterval(() => {
    const next = state();
    if (next === known) return;
    known = next;
    say(`event: news\nid: ${known}\ndata: ${known}\n\n`);
  }, lookMs).unref();
  const beat = setInterval(() => say(': here\n\n'), heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(look);
    clearInterval(beat);
    for (const listener of listeners) listener.end();
  });
  app.get('/api/news/live', { config: { staysOpen: true } }, (request, reply) => {
    const client = addressGroup(request.ip);
    const own = [...listeners].filter((listener) => listener.client === client).length;
    if (own >= perClient) throw new AppError('too_many_requests', { retryAfter });
    if (listeners.size >= inAll) throw new AppError('unavailable', { retryAfter });
    const { raw } = reply.hijack();
    const listener: Listener = {
      client,
      // Who does not read what it is told, and lets it pile up, is told no more.
      write: (text) => void (raw.write(text) || raw.destroy()),
      end: () => raw.end(),
    };
    listeners.add(listener);
    raw.on('close', () => listeners.delete(listener));
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A stream that ends takes its connection along: kept alive it would hold the server's end up.
      connection: 'close',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    listener.write(`retry: ${retryAfter * 1000}\nid: ${known}\n\n`);
  });
}
