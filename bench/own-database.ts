import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';

/** A database of its own: on the server DATABASE_URL names, otherwise an embedded one in a folder that goes. */
export async function openOwnDatabase(prefix: string): Promise<{ db: Database; close: () => Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  if (server !== undefined) {
    process.env['TEST_DATABASE_URL'] = server;
    const db = await withTestDatabase();
    return { db, close: () => db.close() };
  }
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  return {
    db,
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const Index = z.object({ name: z.string(), definition: z.string() });

/** Fills a table by one statement as fast as the database can: without checking references, and with its indexes made anew behind it. */
export async function fillTable(
  db: Database,
  table: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(`set local session_replication_role = replica`);
    const indexes = await tx.rows(
      Index,
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
         from pg_index i where i.indrelid = $1::regclass and not i.indisprimary
          and not exists(select from pg_constraint c where c.conindid = i.indexrelid)`,
      [table],
    );
    for (const { name } of indexes) await tx.run(`drop index ${name}`);
    await tx.run(sql, values);
    for (const { definition } of indexes) await tx.run(definition);
  });
  await db.run(`vacuum analyze ${table}`);
}
