import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract } from 'tar';
import type { Config } from '#platform/server/config.ts';
import { ownDataFolder } from '#platform/server/control-socket.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { blobFolder, copyBlobFiles } from './blob-files.ts';
import { runPostgresTool } from './postgres-tools.ts';

type Say = (text: string) => void;

export const restoreUsage =
  'Usage: npm run restore -- <backup file>\nFills an empty data folder, or the empty database of DATABASE_URL.';

/** `restore <file>`: fills an empty data folder, or an empty PostgreSQL database, from a backup. */
export async function runRestore(config: Config, [given]: string[], out: Say): Promise<number> {
  if (given === undefined || !existsSync(given)) {
    out(restoreUsage);
    return 2;
  }
  const done =
    config.DATABASE_URL === undefined
      ? await restoreEmbedded(config, resolve(given), out)
      : await restorePostgres(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, resolve(given), out);
  if (done) out('Restored.');
  return done ? 0 : 2;
}

async function restorePostgres(url: string, file: string, out: Say): Promise<boolean> {
  if (await isGzip(file)) {
    out(
      `${file} is a backup of the embedded database. Restore it without DATABASE_URL into a new DATA_DIR, then run npm run move-to-postgres with both.`,
    );
    return false;
  }
  await runPostgresTool('pg_restore', url, ['--no-owner', '--exit-on-error', file]);
  return true;
}

async function restoreEmbedded({ dataDir }: Config, file: string, out: Say): Promise<boolean> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) {
    out(
      `${dataDir} holds a database already. Move it away, or set DATA_DIR to a new folder; nothing was changed.`,
    );
    return false;
  }
  const owner = await ownDataFolder(dataDir, async () => 1);
  const part = join(dataDir, 'database.part');
  try {
    await unpack(file, part);
    await rename(part, folder);
    const db = await openDatabase({ dataDir });
    await db.query('select 1');
    await db.close();
    await copyBlobFiles(join(folder, blobFolder), dataDir);
    await rm(join(folder, blobFolder), { recursive: true, force: true });
    return true;
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    out(
      `${file} is no backup of the embedded database, or it is cut short or damaged: ${(error as Error).message}\nNothing was restored; ${dataDir} is as it was.`,
    );
    return false;
  } finally {
    await rm(part, { recursive: true, force: true, maxRetries: 10 });
    await owner.release();
  }
}

async function unpack(file: string, into: string): Promise<void> {
  if (!(await isGzip(file))) throw new Error('it is not packed as backups are.');
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  await extract({
    file,
    cwd: into,
    strict: true,
    preservePaths: false,
    filter: (_path, entry) => !isLink(entry),
  });
  if (!existsSync(join(into, 'PG_VERSION'))) throw new Error('it has no database in it.');
}

/** A database has no links; one in a backup would lead out of its folder. */
function isLink(entry: object): boolean {
  return 'type' in entry && /Link/.test(String(entry.type));
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await handle.close();
  }
}
