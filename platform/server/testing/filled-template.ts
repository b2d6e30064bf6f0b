import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/db.ts';
import { openDatabase } from '../db/open-database.ts';
import { createDatabaseOn, nameInAddress } from './server-database.ts';

/** What many test files begin with: written once a run, then copied. */
export interface Filling {
  name: string;
  fill(db: Database): Promise<void>;
}

/** Copying a template that another file is still filling waits this long. Unit: ms. */
const pollMs = 200;

/** The template `base` with the filling on top: the path of a file of the embedded database, or a database's name on the server. Filled by who asks first. */
export function filledTemplate(base: string, filling: Filling, server: string | undefined): Promise<string> {
  return server === undefined ? filledFile(base, filling) : filledOn(server, base, filling);
}

async function filledFile(base: string, { name, fill }: Filling): Promise<string> {
  const path = `${base}.${name}`;
  const [failed, claim] = [`${path}.failed`, `${path}.claim`];
  const isMine = await mkdir(claim).then(
    () => true,
    () => false,
  );
  if (!isMine) {
    while (!existsSync(path)) {
      if (existsSync(failed)) throw new Error(`The filling ${name} failed in another file.`);
      await wait(pollMs);
    }
    return path;
  }
  const db = await openDatabase({ dataDir: 'memory://', backup: base });
  try {
    await fill(db);
    // What the log holds is in the tables now; the copy needs none of it.
    await db.run('checkpoint');
    await db.dump!(`${path}.part`, 'none');
    await rename(`${path}.part`, path);
  } catch (error) {
    await writeFile(failed, '');
    throw error;
  } finally {
    await db.close();
  }
  return path;
}

async function filledOn(server: string, base: string, { name, fill }: Filling): Promise<string> {
  const filled = `${base}_${name}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount === 0) {
      const url = await createDatabaseOn(server, base);
      const db = await openDatabase({ url, dataDir: '', poolSize: 4 });
      try {
        await fill(db);
      } finally {
        await db.close();
      }
      await client.query(`alter database ${nameInAddress(url)} rename to ${filled}`);
    }
  } finally {
    await client.end();
  }
  return filled;
}

/** Drops a template of the server and those that were filled on top of it. */
export async function dropWithFillings(server: string, base: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname = $1 or starts_with(datname, $2)',
      [base, `${base}_`],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
