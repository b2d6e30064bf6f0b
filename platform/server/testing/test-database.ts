import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

/**
 * A fresh migrated database for one test file: a database of its own on the server that TEST_DATABASE_URL names,
 * otherwise an embedded one in memory. `close` removes it.
 */
export async function withTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const db = server === undefined ? await openDatabase({ dataDir: 'memory://' }) : await createOn(server);
  await migrate(db);
  return db;
}

async function createOn(server: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openDatabase({ url: url.href, dataDir: '', poolSize: 4 });
  return {
    ...db,
    async close() {
      await db.close();
      await command(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
