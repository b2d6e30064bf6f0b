import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { blobKinds, type BlobKind, type BlobStore } from '#platform/server/blobs/blob-store.ts';
import { databaseBlobs } from '#platform/server/blobs/database-blobs.ts';
import { folderBlobs } from '#platform/server/blobs/folder-blobs.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { serveOperations } from '#platform/server/operations.ts';
import { newLoadingState } from '#platform/server/jobs/progress.ts';
import { leastOf } from '#platform/server/testing/least-time.ts';
import { commandOn, createDatabaseOn, nameInAddress } from '#platform/server/testing/server-database.ts';
import { runBackup } from './backup.ts';
import { listTables, sumTable } from './copy-tables.ts';
import { moveDatabase } from './move-to-postgres.ts';
import { splitPassword } from './postgres-tools.ts';
import { runRestore } from './restore.ts';

let folder: string;
let db: Database;
const server = process.env['TEST_DATABASE_URL'];
/** Asked once, in the run on the embedded database: they open one of their own whatever the run is on. */
const onEmbedded = test.skipIf(server !== undefined);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svodka-backup-'));
  db = await openDatabase({ dataDir: join(folder, 'source') });
  await migrate(db);
  for (const kind of blobKinds) await folderBlobs(join(folder, 'source'), kind).put(blobNames[kind], content);
  for (let at = 0; at < 20; at++) await signInAs(db, { roles: [9, 12], licensed: true });
  await db.run(`insert into attempt (subject, window_start, count)
    select 'it''s "é" 🙂 \\x' || n, timestamptz '2020-06-08 23:59:59.123456+03' + make_interval(secs => n), n from generate_series(1, 12000) n`);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const configIn = (name: string) => readConfig({ DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' });
const content = Buffer.from('a document, a letter, a voice');
const blobNames = {
  documents: createHash('sha256').update(content).digest('hex'),
  mail: '1600000000000-a.eml',
  previews: `${'a'.repeat(64)}-1200.webp`,
  speech: `${'v'.repeat(32)}.mp3`,
};
/** Every kind of file is there, byte for byte. */
async function expectBlobs(open: (kind: BlobKind) => BlobStore): Promise<void> {
  for (const kind of blobKinds)
    expect(await buffer((await open(kind).read(blobNames[kind]))!)).toEqual(content);
}

const said: string[] = [];
const out = (text: string) => void said.push(text);

async function sumsOf(database: Database) {
  const client = await database.pool.connect();
  try {
    const sums = [];
    for (const { name } of await listTables(client)) sums.push(await sumTable(client, name));
    return sums;
  } finally {
    client.release();
  }
}

onEmbedded(
  'a backup taken while rows are written holds every one that was there when it began, and is its owner’s alone',
  async () => {
    let written = 0;
    let before = 0;
    const file = join(folder, 'backup.tar.gz');
    const longestWrite = async () => {
      const writing = { goesOn: true };
      let longestMs = 0;
      const writer = (async () => {
        for (; writing.goesOn; written++) {
          const started = performance.now();
          await db.run(`insert into attempt (subject, window_start, count) values ($1, now(), 1)`, [
            `w${written}`,
          ]);
          longestMs = Math.max(longestMs, performance.now() - started);
          await new Promise((done) => setTimeout(done, 5));
        }
      })();
      before = written;
      await rm(file, { force: true });
      expect(await runBackup({ db, config: configIn('source') }, [file], out)).toBe(0);
      writing.goesOn = false;
      await writer;
      return longestMs;
    };
    expect(await leastOf(2000, longestWrite)).toBeLessThan(2000);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'source']);
    expect(await runRestore(configIn('restored'), [file], out)).toBe(0);
    const restored = await openDatabase({ dataDir: join(folder, 'restored') });
    const [found] = await restored.query<{ old: number; fresh: number; accounts: number }>(
      `select count(*) filter (where subject like 'it%')::int as old, count(*) filter (where subject like 'w%')::int as fresh,
            (select count(*)::int from account) as accounts from attempt`,
    );
    await restored.close();
    expect(found).toMatchObject({ old: 12_000, accounts: 20 });
    expect(found!.fresh).toBeGreaterThanOrEqual(before);
    await expectBlobs((kind) => folderBlobs(join(folder, 'restored'), kind));
    expect(await readdir(join(folder, 'restored', 'database'))).not.toContain('svodka-blobs');
  },
);

onEmbedded(
  'while a database of 125 MB is backed up, who asks whether the server is ready hears yes within a second',
  async () => {
    const large = await openDatabase({ dataDir: join(folder, 'large') });
    await large.run(
      `create table ballast as select repeat(md5(n::text), 60) from generate_series(1, 60000) n`,
    );
    const app = Fastify();
    serveOperations(app, {
      db: large,
      metrics: openMetrics(),
      loading: { ...newLoadingState(), ready: true },
      dataDir: folder,
      metricsToken: undefined,
    });
    let made = 0;
    const longestWait = async () => {
      const backup = { goesOn: true };
      const file = join(folder, `l${++made}.tar.gz`);
      const running = runBackup({ db: large, config: configIn('large') }, [file], out);
      void running.finally(() => (backup.goesOn = false));
      const waited: number[] = [];
      while (backup.goesOn) {
        const started = performance.now();
        expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
        waited.push(performance.now() - started);
        await new Promise((done) => setTimeout(done, 10));
      }
      expect(await running).toBe(0);
      expect(waited.length).toBeGreaterThan(10);
      return Math.max(...waited);
    };
    expect(await leastOf(1000, longestWait)).toBeLessThan(1000);
    await Promise.all([app.close(), large.close()]);
  },
  120_000,
);

onEmbedded.each(['cut short', 'a text', 'packed, but no database'])(
  'a file that is %s is refused with a sentence, nothing stays, and the good one can be restored after it',
  async (what) => {
    const good = await readFile(join(folder, 'backup.tar.gz'));
    const broken = join(folder, 'broken.tar.gz');
    const bytes = {
      'cut short': good.subarray(0, good.length / 2),
      'a text': 'hello',
      'packed, but no database': gzipSync('hello'),
    };
    await writeFile(broken, bytes[what as keyof typeof bytes]);
    said.length = 0;
    expect(await runRestore(configIn('empty'), [broken], out)).toBe(2);
    expect(said.join()).toMatch(/is no backup of the embedded database.*\nNothing was restored/);
    expect((await readdir(join(folder, 'empty'))).filter((name) => name.startsWith('database'))).toEqual([]);
  },
  30_000,
);

test.skipIf(server === undefined)(
  'everything moves into an empty database of a server, where every table is equal; one in use is left alone',
  async () => {
    const url = await createDatabaseOn(server!);
    const to = await openDatabase({ url, dataDir: '', poolSize: 4 });
    said.length = 0;
    expect(await moveDatabase(db, to, out, join(folder, 'source'))).toBe(0);
    expect(said.filter((line) => line.startsWith('equal')).length).toBeGreaterThan(60);
    expect(said.filter((line) => line.startsWith('DIFFERS'))).toEqual([]);
    const isBlob = ({ table }: { table: string }) => table.startsWith('public.blob');
    expect((await sumsOf(to)).filter((sum) => !isBlob(sum))).toEqual(
      (await sumsOf(db)).filter((sum) => !isBlob(sum)),
    );
    await expectBlobs((kind) => databaseBlobs(to, kind));
    await expectBlobs((kind) => folderBlobs(join(folder, 'source'), kind));
    await signInAs(to, { email: 'after@test.example' });
    await expect(moveDatabase(db, to, out)).rejects.toThrow('has tables already');
    await to.close();
    await commandOn(server!, `drop database ${nameInAddress(url)} with (force)`);
  },
  120_000,
);

test('a database’s password is given to its tools by the environment, never in their arguments', () => {
  expect(splitPassword('postgres://me:s%40crt@db:5433/svodka?sslmode=require')).toEqual({
    address: 'postgres://me@db:5433/svodka?sslmode=require',
    password: 's@crt',
  });
  expect(splitPassword('postgres://db/svodka?password=x&user=me')).toEqual({
    address: 'postgres://db/svodka?user=me',
    password: 'x',
  });
});
