import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Db } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';

interface KeptTable {
  table: string;
  columns: string[];
  rows: (string | null)[][];
}

type Line = KeptTable | { sequences: { name: string; last: string }[] };

const migrations = new URL('../../db/migrations/', import.meta.url);

/** Makes an empty database what it was under the release that kept the file: its migrations, its rows, its numbers. */
export async function restoreTables(db: Db, file: string): Promise<void> {
  const lines = await readLines(file);
  const tables = lines.filter((line) => 'table' in line);
  await migrateTo(db, tables);
  await db.transaction(async (tx) => {
    // Rows come in the order of their tables: what refers to what is looked at no more, it held when they were kept.
    await tx.run('set local session_replication_role = replica');
    for (const table of await listTables(tx)) await tx.run(`delete from ${table}`);
    for (const table of tables) await fill(tx, table);
    for (const line of lines)
      for (const { name, last } of 'sequences' in line ? line.sequences : [])
        await tx.query('select setval($1::regclass, $2::bigint)', [name, last]);
  });
}

/** Gives an empty database the tables that the release which wrote the file had, and no rows. */
export async function migrateToRelease(db: Db, file: string): Promise<void> {
  await migrateTo(
    db,
    (await readLines(file)).filter((line) => 'table' in line),
  );
}

async function readLines(file: string): Promise<Line[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** Applies the migrations that the release had, no later one. */
async function migrateTo(db: Db, tables: readonly KeptTable[]): Promise<void> {
  const applied = tables.find(({ table }) => table === 'schema_migration')!;
  const at = applied.columns.indexOf('name');
  const folder = await mkdtemp(join(tmpdir(), 'svodka-migrations-'));
  try {
    for (const row of applied.rows) await copyFile(new URL(row[at]!, migrations), join(folder, row[at]!));
    await migrate(db, pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listTables(tx: Db): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function fill(tx: Db, { table, columns, rows }: KeptTable): Promise<void> {
  const types = await tx.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const names = columns.map((_, at) => `c${at}`);
  await tx.run(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((column, at) => `c${at}::${typeOf.get(column)}`).join(', ')}
       from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as n (${names.join(', ')})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}
