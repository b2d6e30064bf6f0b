import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';

/** How many may listen, how often a quiet stream shows that it lives, and when a refused one may come again. */
export interface StreamLimits {
  readonly perClient: number;
  readonly inAll: number;
  readonly heartbeatMs: number;
  readonly retryAfterSeconds: number;
}

/** A connection that is told. */
interface Listener<Client> {
  readonly client: Client;
  write(text: string): void;
  end(): void;
}

/** Streams of server-sent events of one address; `Client` is whom the limit counts and whom an event may be meant for. */
export interface EventStreams<Client> {
  /** Takes one more listener, or refuses it by the limits; `first` is what it hears at once. */
  open(reply: FastifyReply, client: Client, first?: string): void;
  /** Says an event to all, or to those it is meant for. */
  say(text: string, isMeant?: (client: Client) => boolean): void;
  /** Who listens, each once. */
  clients(): Client[];
}

/** Opens streams of server-sent events that end when the server stops; the route that uses them says `staysOpen`. */
export function openEventStreams<Client>(
  app: FastifyInstance,
  { perClient, inAll, heartbeatMs, retryAfterSeconds: retryAfter }: StreamLimits,
): EventStreams<Client> {
  const listeners = new Set<Listener<Client>>();
  const say: EventStreams<Client>['say'] = (text, isMeant = () => true) => {
    for (const listener of listeners) if (isMeant(listener.client)) listener.write(text);
  };
  const beat = setInterval(() => say(': here\n\n'), heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const listener of listeners) listener.end();
  });
  return {
    say,
    clients: () => [...new Set([...listeners].map(({ client }) => client))],
    open(reply, client, first = '') {
      const own = [...listeners].filter((listener) => listener.client === client).length;
      if (own >= perClient) throw new AppError('too_many_requests', { retryAfter });
      if (listeners.size >= inAll) throw new AppError('unavailable', { retryAfter });
      const { raw } = reply.hijack();
      const listener: Listener<Client> = {
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
      listener.write(`retry: ${retryAfter * 1000}\n${first}\n`);
    },
  };
}
