import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../testing/test-database.ts';
import type { Database } from './db.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
});
afterAll(() => db.close());

test('a second start applies nothing', async () => {
  expect(await migrate(db)).toEqual([]);
});

test('a migration that fails leaves nothing behind and may be tried again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-migrations-'));
  const from = pathToFileURL(`${folder}/`);
  await writeFile(join(folder, '1-broken.sql'), 'create table half (id int); select nonsense;');
  await expect(migrate(db, from)).rejects.toThrow('nonsense');
  expect(await db.query("select 1 from pg_tables where tablename = 'half'")).toEqual([]);
});

test('a database of a newer version is refused by name', async () => {
  await db.run("insert into schema_migration (name) values ('999901010000-future.sql')");
  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
  await expect(migrate(db)).rejects.toThrow('999901010000-future.sql');
});
