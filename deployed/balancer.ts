import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const lookMs = 100;

/** A balancer as operators put before the product: it asks each process whether it is ready, keeps connections, and tries nothing twice. */
export interface Balancer {
  origin: string;
  /** Takes another process in; it gets requests once it is ready. */
  add(origin: string): void;
  close(): Promise<void>;
}

/** Opens a balancer on a free port of the loopback. */
export async function openBalancer(origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const all = new Set(origins);
  const ready = new Set(origins);
  let turn = 0;
  const look = setInterval(() => {
    for (const origin of all)
      void fetch(`${origin}/readyz`).then(
        ({ ok }) => (ok ? ready.add(origin) : ready.delete(origin)),
        () => ready.delete(origin),
      );
  }, lookMs);
  const server = createServer((asked, answer) => {
    const list = [...ready];
    const origin = list[(turn += 1) % list.length];
    if (origin === undefined) answer.writeHead(502).end();
    else passOn(asked, answer, { origin, agent });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => void all.add(origin),
    async close() {
      clearInterval(look);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { origin, agent }: { origin: string; agent: Agent },
): void {
  const { method, url, headers } = asked;
  const passed = request(`${origin}${url}`, { method, agent, headers }, (given) => {
    const { connection: _own, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, rest);
    given.pipe(answer);
  });
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  asked.pipe(passed);
}
