import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { dropWithFillings } from './filled-template.ts';
import { createDatabaseOn, nameInAddress } from './server-database.ts';

/** The setting that names the template: a database of the tests' server, or a file of the embedded one. */
export const templateSetting = 'TEST_DATABASE_TEMPLATE';

/** Migrates one database before the first test file; each file then works on a copy of it. Vitest calls what is returned at the end. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? prepareEmbedded() : prepareOn(server);
}

async function prepareOn(server: string): Promise<() => Promise<void>> {
  const url = await createDatabaseOn(server);
  const db = await openDatabase({ url, dataDir: '', poolSize: 1 });
  await migrate(db);
  await db.close();
  const name = nameInAddress(url);
  process.env[templateSetting] = name;
  return () => dropWithFillings(server, name);
}

async function prepareEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-template-'));
  const path = join(folder, 'template.tar');
  const db = await openDatabase({ dataDir: 'memory://' });
  await migrate(db);
  await db.dump!(path, 'none');
  await db.close();
  process.env[templateSetting] = path;
  return () => rm(folder, { recursive: true, force: true });
}
