import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How a service beyond the product behaves: it is there, refuses connections, takes them and says nothing, or lets every answer wait. */
export type Behaviour = 'well' | 'away' | 'silent' | 'slow';

/** What stands between the product and a service, at one address whatever becomes of it. */
export interface Relay {
  port: number;
  /** From now on, for connections that are open too. */
  behave(behaviour: Behaviour): Promise<void>;
  close(): Promise<void>;
}

/** Opens a relay to a port of the loopback; in its slow hours each piece of an answer waits for so long. */
export async function openRelay(target: number, slowMs: number): Promise<Relay> {
  let behaviour: Behaviour = 'well';
  const open = new Set<Socket>();
  const server = createServer((client) => relay(client));
  const relay = (client: Socket): void => {
    const service = connect(target, '127.0.0.1');
    for (const socket of [client, service]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        service.destroy();
      });
    }
    client.on('data', (bytes) => behaviour !== 'silent' && service.write(bytes));
    // One piece after another, as they came.
    let last: Promise<unknown> = Promise.resolve();
    service.on('data', (bytes) => {
      last = last.then(() => (behaviour === 'slow' ? wait(slowMs) : undefined));
      last = last.then(() => behaviour !== 'silent' && !client.destroyed && client.write(bytes));
    });
  };
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async behave(next) {
      behaviour = next;
      // What was said to a silent service is lost, and so are its connections.
      if (next !== 'slow' && next !== 'silent') for (const socket of open) socket.destroy();
      if (next === 'away') await end(server);
      else if (!server.listening) await listen(port);
    },
    async close() {
      for (const socket of open) socket.destroy();
      if (server.listening) await end(server);
    },
  };
}

function end(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
