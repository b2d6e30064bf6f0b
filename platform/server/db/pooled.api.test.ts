import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const server = process.env['TEST_DATABASE_URL'];

/** Passes bytes on to a server, and keeps what clients say. */
async function openTap(url: URL): Promise<{ tap: Server; port: number; said: () => string }> {
  const parts: Buffer[] = [];
  const tap = createServer((client) => {
    const onward = connect(Number(url.port), url.hostname);
    client.on('data', (part) => void parts.push(part));
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(tap, 'listening');
  const { port } = tap.address() as AddressInfo;
  return { tap, port, said: () => Buffer.concat(parts).toString('latin1') };
}

test.skipIf(server === undefined)(
  'past a direct address nothing of a session goes to the pooler: no setting, no lock of a session, no listening',
  async () => {
    const { tap, port, said } = await openTap(new URL(server!));
    const pooler = new URL(server!);
    pooler.port = String(port);
    const db = await openDatabase({ url: pooler.href, directUrl: server, dataDir: '', poolSize: 2 });
    const heard = new Promise<string | null>((done) => void db.listen('of_the_test', done));
    await db.answering.query('select 1 as one');
    await db.transaction((tx) => tx.query("select pg_notify('of_the_test', 'hello')"));
    await expect.poll(() => Promise.race([heard, 'nothing yet'])).toBeDefined();
    const session = /statement_timeout|\bset |listen|pg_(try_)?advisory_lock|prepare/i;
    expect(said()).toContain('select 1 as one');
    expect(said()).not.toMatch(session);
    await db.close();
    tap.close();
  },
);
