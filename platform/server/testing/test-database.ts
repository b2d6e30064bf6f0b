import type { Database } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { commandOn, createDatabaseOn, nameInAddress } from './server-database.ts';
import { filledTemplate, type Filling } from './filled-template.ts';
import { templateSetting } from './template-database.ts';

/**
 * A fresh migrated database for one test file, copied from the run's template where there is one. It is a database of
 * its own on the server that TEST_DATABASE_URL names, otherwise an embedded one in memory. `close` removes it. With a
 * `filling` it holds that too: the first file of a run that asks for it fills it, the others copy.
 */
export async function withTestDatabase(filling?: Filling): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const base = process.env[templateSetting];
  if (filling !== undefined && base === undefined)
    throw new Error('A filling needs the template of the run.');
  const template = filling === undefined ? base : await filledTemplate(base!, filling, server);
  const db =
    server === undefined
      ? await openDatabase({ dataDir: 'memory://', backup: template })
      : await createOn(server, template);
  if (template === undefined) await migrate(db);
  return db;
}

/** A database with nothing in it, of the same kind as the run's others. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? openDatabase({ dataDir: 'memory://' }) : createOn(server, undefined);
}

async function createOn(server: string, template: string | undefined): Promise<Database> {
  const url = await createDatabaseOn(server, template);
  const db = await openDatabase({ url, dataDir: '', poolSize: 4 });
  return {
    ...db,
    async close() {
      await db.close();
      await commandOn(server, `drop database if exists ${nameInAddress(url)} with (force)`);
    },
  };
}
