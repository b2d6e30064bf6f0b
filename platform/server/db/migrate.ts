import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Db } from './db.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);
/** One number for all processes, so that two that start together take turns. */
const lockNumber = 7_206_311;

/** The database was written by a newer version of the product than this one. */
export class NewerDatabaseError extends Error {}

/** Applies every migration file not yet applied, oldest first, each in its own transaction; returns their names. */
export async function migrate(db: Db, from: URL = folder): Promise<string[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  await db.run(
    'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied: string[] = [];
  for (const name of files) {
    const sql = await readFile(new URL(name, from), 'utf8');
    if (await apply(db, name, sql)) applied.push(name);
  }
  await refuseNewer(db, files);
  return applied;
}

function apply(db: Db, name: string, sql: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (tx.kind === 'postgres') await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const taken = await tx.run('insert into schema_migration (name) values ($1) on conflict do nothing', [
      name,
    ]);
    if (taken === 1) await tx.run(sql);
    return taken === 1;
  });
}

async function refuseNewer(db: Db, files: string[]): Promise<void> {
  const known = await db.rows(
    z.object({ name: z.string() }),
    'select name from schema_migration order by name',
  );
  const unknown = known.filter(({ name }) => !files.includes(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database was written by a newer version: it has ${unknown.map(({ name }) => name).join(', ')}, which this version does not know.`,
    );
  }
}
