import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { openOwnConnection, type OwnConnection } from '../db/own-connection.ts';
import { openLog } from '../log/log.ts';
import { withTestDatabase } from '../testing/test-database.ts';
import { claimStorage, StorageSharedError } from './claim-storage.ts';
import type { BlobPlace } from './open-blobs.ts';

const server = process.env['TEST_DATABASE_URL'];
const log = openLog('silent');

const folder: BlobPlace = { kind: 'folder', path: '/srv/documents' };
const database: BlobPlace = { kind: 'database' };
const bucket: BlobPlace = { kind: 'bucket', url: 'https://key:secret@files.example/one?region=eu-1' };
const otherBucket: BlobPlace = { kind: 'bucket', url: 'https://key:secret@files.example/two' };

/** Whoever claims a place in this test's database; others of the server have claims of their own. */
const claims = `select pid from pg_locks where locktype = 'advisory' and classid = 7206312
  and database = (select oid from pg_database where datname = current_database())`;

let db: Database;
let running: OwnConnection[] = [];
beforeAll(async () => {
  db = await withTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((connection) => connection.close()));
  running = [];
});
afterAll(() => db.close());

/** A process that keeps blobs there, as far as the others on the database can tell. */
async function start(place: BlobPlace, timeoutMs = 300): Promise<OwnConnection> {
  const connection = await openOwnConnection(db.pool.options.connectionString!);
  running.push(connection);
  await claimStorage(connection, place, log, timeoutMs);
  return connection;
}

test.skipIf(server === undefined).each([
  ['a folder', folder, 'the same folder', folder],
  ['a folder', folder, 'the database', database],
  ['the database', database, 'a folder', folder],
  ['the database', database, 'a bucket', bucket],
  ['a bucket', bucket, 'another bucket', otherBucket],
])(
  'beside a process with blobs in %s one with %s refuses to start and says why',
  async (_, first, __, second) => {
    await start(first);
    const refused = await start(second).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StorageSharedError);
    expect(String(refused)).toMatch(/Another running Svodka uses this database.*STORAGE_URL/);
  },
);

test.skipIf(server === undefined)(
  'processes that keep blobs in the database, or in one bucket, run side by side',
  async () => {
    await start(database);
    await start(database);
    await Promise.all(running.map((connection) => connection.close()));
    await start(bucket);
    await start({ kind: 'bucket', url: 'https://other:word@files.example/one/' });
  },
);

test.skipIf(server === undefined)(
  'a process that died holds up nobody: the next one starts with the same folder',
  async () => {
    const dead = await start(folder);
    await db.query(`select pg_terminate_backend(pid) from (${claims}) as held`);
    // A process that died does not come back by itself.
    await dead.close();
    await start(folder, 5_000);
  },
);

test.skipIf(server === undefined)(
  'a process whose connection was cut claims its folder again by itself',
  async () => {
    await start(folder);
    const [held] = await db.query<{ pid: number }>(claims);
    await db.query(`select pg_terminate_backend(pid) from (${claims}) as held`);
    await expect
      .poll(async () => (await db.query<{ pid: number }>(claims)).map(({ pid }) => pid !== held!.pid))
      .toEqual([true]);
    await expect(start(folder)).rejects.toThrow(StorageSharedError);
  },
);
