import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes a database on a PostgreSQL server, a copy of `template` when one is named; its address. */
export async function createDatabaseOn(server: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await commandOn(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The database's name in its address. */
export function nameInAddress(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs one statement on a connection of its own. */
export async function commandOn(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
