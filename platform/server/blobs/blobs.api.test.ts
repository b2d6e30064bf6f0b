import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { leastOf } from '../testing/least-time.ts';
import { liveBytes } from '../testing/live-bytes.ts';
import { withTestDatabase } from '../testing/test-database.ts';
import { blobKinds, type BlobKind } from './blob-store.ts';
import { databaseBlobs } from './database-blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await withTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'svodka-blobs-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const stores = {
  database: (kind: BlobKind) => databaseBlobs(db, kind),
  folder: (kind: BlobKind) => folderBlobs(join(folder, 'kept'), kind),
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'given');
  await writeFile(path, bytes);
  return path;
}

async function namesIn(place: keyof typeof stores, kind: BlobKind): Promise<string[]> {
  const names = [];
  for await (const { name } of stores[place](kind).list()) names.push(name);
  return names.toSorted();
}

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  'in the %s a blob is put once, read back byte for byte whatever its length, listed with its size and day, and removed',
  async (place) => {
    const store = stores[place]('documents');
    const since = new Date('2026-01-02T03:04:05Z');
    for (const length of [0, 1, 262_144, 262_145, 1_000_000]) {
      const bytes = Buffer.alloc(length, 'ab\0');
      const name = hashOf(bytes);
      expect(await store.read(name)).toBeNull();
      const put = async (content: string | Uint8Array) => store.put(name, content, since);
      await put(await fileOf(bytes));
      await put(bytes);
      expect(await buffer((await store.read(name))!)).toEqual(bytes);
      const found = [];
      for await (const entry of store.list()) found.push(entry);
      expect(found).toEqual([{ name, bytes: length, since }]);
      await store.remove(name);
      await store.remove(name);
    }
    expect(await namesIn(place, 'documents')).toEqual([]);
  },
);

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  'in the %s the kinds are apart, and put anew a blob is young',
  async (place) => {
    const names = {
      documents: hashOf(Buffer.from('x')),
      mail: '1-a.eml',
      previews: `${'a'.repeat(64)}-1200.webp`,
      speech: `${'s'.repeat(32)}.mp3`,
    };
    const old = new Date('2026-01-01T00:00:00Z');
    for (const kind of blobKinds) await stores[place](kind).put(names[kind], Buffer.from('x'), old);
    for (const kind of blobKinds) expect(await namesIn(place, kind)).toEqual([names[kind]]);
    await stores[place]('mail').put(names.mail, Buffer.from('x'));
    for await (const { since } of stores[place]('mail').list())
      expect(Date.now() - since.getTime()).toBeLessThan(60_000);
  },
);

test('what is not what its hash tells is refused by the database and leaves nothing', async () => {
  const store = databaseBlobs(db, 'documents');
  const name = hashOf(Buffer.from('what was meant'));
  await expect(store.put(name, Buffer.from('what came'))).rejects.toThrow('hash');
  expect(await store.read(name)).toBeNull();
});

test('two processes that put the same at once keep it once, whole', async () => {
  const bytes = Buffer.alloc(700_000, 'same');
  const store = databaseBlobs(db, 'documents');
  await Promise.all([1, 2, 3].map(() => store.put(hashOf(bytes), bytes)));
  expect(await buffer((await store.read(hashOf(bytes)))!)).toEqual(bytes);
});

test('a file of 20 MB goes in and out of the database while less than half of it is held', async () => {
  const path = await fileOf(Buffer.alloc(20 * 1024 * 1024, 'large'));
  const name = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const store = databaseBlobs(db, 'documents');
  const maxHeld = async () => {
    await store.remove(name);
    const before = liveBytes();
    await store.put(name, path);
    let most = liveBytes();
    let read = 0;
    for await (const chunk of (await store.read(name))!) {
      if (read % (5 * 1024 * 1024) < chunk.length) most = Math.max(most, liveBytes());
      read += chunk.length;
    }
    expect(read).toBe(20 * 1024 * 1024);
    return most - before;
  };
  // What is let go may be counted for a moment more.
  expect(await leastOf(10_000_000, maxHeld)).toBeLessThan(10_000_000);
});
