import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { bringInFolder } from '#platform/server/blobs/bring-in-folder.ts';
import { blobPlace } from '#platform/server/blobs/open-blobs.ts';
import type { Config } from '#platform/server/config.ts';
import { ownDataFolder } from '#platform/server/control-socket.ts';
import { wrapTransaction, type Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openJobs } from '#platform/server/jobs/jobs.ts';
import { openLog } from '#platform/server/log/log.ts';
import { copyTable, listTables, sameNotation, sumTable } from './copy-tables.ts';

type Say = (text: string) => void;

export const moveUsage =
  'Usage: DATA_DIR=<folder of the embedded database> DATABASE_URL=postgres://… npm run move-to-postgres\nStop the server first; the embedded database stays as it is.';

/** `move-to-postgres`: everything of the embedded database in DATA_DIR goes into the empty PostgreSQL database of DATABASE_URL, which it then equals table by table. */
export async function runMoveToPostgres(config: Config, out: Say): Promise<number> {
  const { DATABASE_URL: url, dataDir } = config;
  if (url === undefined || !existsSync(join(dataDir, 'database'))) {
    out(moveUsage);
    return 2;
  }
  const owner = await ownDataFolder(dataDir, async () => 1);
  const from = await openDatabase({ dataDir });
  const to = await openDatabase({ url, dataDir: '', poolSize: 4 });
  try {
    const hasFiles = blobPlace({ config, db: to }).kind === 'database';
    const unequal = await moveDatabase(from, to, out, hasFiles ? dataDir : null);
    out(
      unequal === 0 ? 'Moved: all tables equal. Start with DATABASE_URL from now on.' : 'Nothing was moved.',
    );
    return unequal === 0 ? 0 : 1;
  } finally {
    await from.close();
    await to.close();
    await owner.release();
  }
}

/** The target is not empty; the message is a sentence for the operator. */
class TargetInUseError extends Error {}

/** Copies all tables in one transaction and compares them, with them the files of `folder`; returns how many tables differ, after which nothing is kept. */
export async function moveDatabase(
  from: Database,
  to: Database,
  out: Say,
  folder: string | null = null,
): Promise<number> {
  await refuseUsed(to);
  for (const db of [from, to]) {
    await migrate(db);
    const jobs = await openJobs(db, openLog('silent'));
    await jobs.stop();
  }
  const [source, target] = await Promise.all([from.pool.connect(), to.pool.connect()]);
  try {
    for (const client of [source, target]) await client.query(`begin; ${sameNotation}`);
    const unequal = await copyAll(source, target, out);
    if (unequal === 0 && folder !== null) await copyBlobs(target, folder, out);
    await target.query(unequal === 0 ? 'commit' : 'rollback');
    await source.query('rollback');
    return unequal;
  } finally {
    source.release(true);
    target.release(true);
  }
}

/** Documents, letters and what was read aloud; the files stay, as the embedded database does. */
async function copyBlobs(target: PoolClient, folder: string, out: Say): Promise<void> {
  const log = {
    info: () => {},
    warn: (fields: { path?: string }) => out(`damaged, not moved: ${fields.path}`),
  };
  const { db } = wrapTransaction('postgres', target);
  const { moved } = await bringInFolder(db, folder, { log: log, keepFiles: true });
  out(`files   ${moved}`);
}

async function refuseUsed(to: Database): Promise<void> {
  const [found] = await to.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'job')`,
  );
  if (found!.count > 0)
    throw new TargetInUseError(
      'The PostgreSQL database of DATABASE_URL has tables already: create an empty one. Nothing was changed.',
    );
}

async function copyAll(source: PoolClient, target: PoolClient, out: Say): Promise<number> {
  const [tables, known] = [await listTables(source), await listTables(target)];
  const missing = tables.filter(({ name }) => !known.some((table) => table.name === name));
  if (missing.length > 0) throw new Error(`PostgreSQL lacks ${missing.map(({ name }) => name).join(', ')}.`);
  const constraints = await takeForeignKeys(target);
  await target.query(`truncate ${known.map(({ name }) => name).join(', ')}`);
  // What a trigger would add has come with the rows already.
  for (const { name } of known) await target.query(`alter table ${name} disable trigger user`);
  for (const table of tables) await copyTable(source, target, table);
  for (const { name } of known) await target.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of constraints)
    await target.query(`alter table ${table} add constraint ${name} ${definition}`);
  await setSequences(source, target);
  return countUnequal(source, target, tables, out);
}

async function countUnequal(
  source: PoolClient,
  target: PoolClient,
  tables: readonly { name: string }[],
  out: Say,
): Promise<number> {
  let unequal = 0;
  for (const { name } of tables) {
    const [before, after] = await Promise.all([sumTable(source, name), sumTable(target, name)]);
    const isEqual = before.rows === after.rows && before.sum === after.sum;
    if (!isEqual) unequal++;
    out(`${isEqual ? 'equal' : 'DIFFERS'}  ${name}  ${before.rows} rows`);
  }
  return unequal;
}

/** Without them tables fill in any order; put back, they check everything again. */
async function takeForeignKeys(target: PoolClient) {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'job')`,
  );
  for (const { table, name } of rows) await target.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function setSequences(source: PoolClient, target: PoolClient): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname in ('public', 'job')`,
  );
  for (const { name, last } of rows)
    if (last !== null) await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
}
