import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the test's own, on loopback, that answers each path with one kind of behaviour. */
export interface HostileServer {
  readonly address: string;
  /** Requests so far, oldest first. */
  readonly requests: readonly {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly at: number;
  }[];
  readonly close: () => Promise<void>;
}

/** What a path does; nothing is answered unless it does it. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** Opens the server; close() cuts what is still open. */
export async function openHostileServer(paths: Readonly<Record<string, Behaviour>>): Promise<HostileServer> {
  const requests: { path: string; headers: IncomingMessage['headers']; at: number }[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    requests.push({ path, headers: request.headers, at: performance.now() });
    response.on('error', () => undefined);
    const behave = paths[path];
    if (behave) behave(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
