import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
