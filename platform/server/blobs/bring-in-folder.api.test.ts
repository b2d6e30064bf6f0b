import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { openLog } from '../log/log.ts';
import { withTestDatabase } from '../testing/test-database.ts';
import { bringInFolder } from './bring-in-folder.ts';
import { databaseBlobs } from './database-blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

const log = openLog('silent');
const server = process.env['TEST_DATABASE_URL'];

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await withTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svodka-bring-in-'));
  await db.run('delete from blob');
});
afterAll(() => db.close());

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** A data folder as a version before left it: documents in drawers, letters, speech. */
async function fillFolder(documents: number): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (let at = 0; at < documents; at++) contents.set(hashOf(`document ${at}`), `document ${at}`);
  const store = folderBlobs(folder, 'documents');
  for (const [name, content] of contents) await store.put(name, Buffer.from(content));
  await folderBlobs(folder, 'mail').put('1600000000000-a.b.eml', Buffer.from('letter'), new Date(1.6e12));
  await folderBlobs(folder, 'speech').put(`${'v'.repeat(32)}.mp3`, Buffer.from('voice'));
  return contents;
}

async function filesLeft(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('documents, letters and speech of a folder lie in the database afterwards and no longer in the folder; a second time there is nothing to do', async () => {
  const contents = await fillFolder(7);
  expect(await bringInFolder(db, folder, { log })).toEqual({ moved: 9, left: 0 });
  for (const [name, content] of contents)
    expect(await text((await databaseBlobs(db, 'documents').read(name))!)).toBe(content);
  expect(await text((await databaseBlobs(db, 'speech').read(`${'v'.repeat(32)}.mp3`))!)).toBe('voice');
  for await (const letter of databaseBlobs(db, 'mail').list())
    expect(letter).toEqual({ name: '1600000000000-a.b.eml', bytes: 6, since: new Date(1.6e12) });
  expect(await readdir(folder)).toEqual([]);
  expect(await bringInFolder(db, folder, { log })).toEqual({ moved: 0, left: 0 });
});

test('a damaged document, half a file and a file of somebody else stay where they are, and hold up no other', async () => {
  await fillFolder(3);
  const damaged = folderBlobs(folder, 'documents').pathOf(hashOf('was this once'));
  await mkdir(dirname(damaged), { recursive: true });
  await writeFile(damaged, 'is that now');
  await writeFile(`${damaged}.part`, 'ha');
  await writeFile(join(folder, 'mail', 'notes.txt'), 'mine');
  expect(await bringInFolder(db, folder, { log })).toEqual({ moved: 5, left: 1 });
  expect((await filesLeft()).toSorted()).toEqual(
    [hashOf('was this once'), `${hashOf('was this once')}.part`, 'notes.txt'].toSorted(),
  );
});

test.skipIf(server === undefined)(
  'killed in the middle it has lost nothing: every document is in the folder or in the database, and the next start brings in the rest',
  async () => {
    const contents = await fillFolder(300);
    const program = fileURLToPath(new URL('../testing/bring-in-blobs.ts', import.meta.url));
    const child = spawn(process.execPath, [program, db.pool.options.connectionString!, folder]);
    await new Promise((done) => child.stdout.once('data', done));
    await expect
      .poll(async () => (await filesLeft()).length, { interval: 5 })
      .toSatisfy((left) => left < 290 && left > 0);
    child.kill('SIGKILL');
    await new Promise((done) => child.once('exit', done));
    expect((await filesLeft()).length).toBeGreaterThan(0);
    await bringInFolder(db, folder, { log });
    for (const [name, content] of contents)
      expect(await text((await databaseBlobs(db, 'documents').read(name))!)).toBe(content);
    expect(await filesLeft()).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  },
);
