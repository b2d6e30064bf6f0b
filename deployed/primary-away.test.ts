import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openOn, type TestApp } from '#app/testing/test-app.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createDatabaseOn, nameInAddress } from '#platform/server/testing/server-database.ts';
import { startPostgres, startReplica, type TestServer } from '#tools/test/postgres.ts';

/** The way to a server, which can be cut and mended: cut, no connection stands and none is taken. */
interface Way {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function openWay(to: string): Promise<Way> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const way = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => other.destroy());
      from.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const { port } = way.address() as AddressInfo;
  const url = new URL(to);
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      way.close();
      for (const socket of sockets) socket.destroy();
      await once(way, 'close');
    },
    async mend() {
      way.listen(port, '127.0.0.1');
      await once(way, 'listening');
    },
  };
}

let primary: TestServer;
let replica: TestServer | null;
let way: Way;
let api: TestApp;
let session: string;
beforeAll(async () => {
  primary = await startPostgres();
  replica = await startReplica(primary.url);
  const url = await createDatabaseOn(primary.url);
  way = await openWay(url);
  const db = await openDatabase({ url: way.url, dataDir: '', poolSize: 4 });
  await migrate(db);
  await loadNames(db);
  session = await signInAs(db);
  const at = new URL(replica?.url ?? url);
  at.pathname = `/${nameInAddress(url)}`;
  api = await openOn(db, { DATABASE_URL: way.url, DATABASE_READ_URL: at.href });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await way?.cut();
  await replica?.stop();
  await primary?.stop();
});

const save = async (name: string): Promise<number> =>
  (await api.call('search/saveSearch', { name, question: { text: 'мост' } }, { session })).status;
const readiness = async () => {
  const { statusCode, body } = await api.app.inject('/readyz');
  return { status: statusCode, ...(JSON.parse(body) as { readOnly: boolean }) };
};
const names = async (): Promise<string[]> => {
  const { status, body } = await api.call('search/getSavedSearches', {}, { session });
  expect(status).toBe(200);
  return (body as { name: string }[]).map(({ name }) => name);
};

test('while the primary is away accounts read on at the replica and nothing is written; its return is found by itself', async ({
  skip,
}) => {
  if (replica === null) skip('No pg_basebackup here: a replica cannot be made.');
  expect(await save('Мосты')).toBe(200);
  await expect.poll(names).toEqual(['Мосты']);
  await way.cut();
  // The first answers after the cut, which find broken connections, among them: who reads notices nothing.
  for (let turn = 0; turn < 20; turn++) {
    expect(await names()).toEqual(['Мосты']);
    expect((await api.call('account/getCurrentAccount', {}, { session })).status).toBe(200);
  }
  await expect.poll(readiness).toMatchObject({ status: 200, readOnly: true, database: true });
  const since = Date.now();
  expect(await save('Дороги')).toBe(503);
  expect(Date.now() - since).toBeLessThan(1_000);
  await way.mend();
  await expect.poll(() => save('Дороги'), { timeout: 5_000 }).toBe(200);
  expect(await readiness()).toMatchObject({ status: 200, readOnly: false });
  await expect.poll(names).toEqual(expect.arrayContaining(['Мосты', 'Дороги']));
}, 60_000);
