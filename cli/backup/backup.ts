import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { create } from 'tar';
import { describeCommand, type CommandServices } from '#platform/server/command.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/db.ts';
import { blobFolder, copyBlobFiles } from './blob-files.ts';
import { runPostgresTool } from './postgres-tools.ts';

const usage =
  'Usage: npm run backup [-- <file>]\nThe whole database in one file; without a name it lies in the data folder. The server may go on.';

type BackedUp = Pick<CommandServices, 'db' | 'config'>;

/** `backup [file]`: the whole database in one file, with documents, letters and speech unless STORAGE_URL names where they lie; works while the server runs, and readers go on meanwhile. */
export const runBackup = describeCommand(usage, async ({ db, config }: BackedUp, [given], out) => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = resolve(given ?? join(config.dataDir, `backup-${stamp}.${db.copyTo ? 'tar.gz' : 'dump'}`));
  if (existsSync(file)) {
    out(`${file} exists already; name another file.`);
    return 2;
  }
  if (db.copyTo) await packEmbedded(db, config, file);
  else
    await runPostgresTool('pg_dump', config.DATABASE_DIRECT_URL ?? config.DATABASE_URL!, [
      '--format=custom',
      '--file',
      file,
    ]);
  out(`Backup: ${file}`);
  return 0;
});

/** The file has its name only once it is whole. */
async function packEmbedded(db: Database, config: Config, file: string): Promise<void> {
  const copy = `${file}.files`;
  const part = `${file}.part`;
  const withFiles = config.STORAGE_URL === undefined;
  const copyFiles = async (): Promise<void> => {
    if (withFiles) await copyBlobFiles(config.dataDir, join(copy, blobFolder));
  };
  try {
    // A document lies there before its row and goes long after it: what lay there before or after has every row's.
    await copyFiles();
    await db.copyTo!(copy);
    await copyFiles();
    await create({ gzip: { level: 4 }, cwd: copy, file: part, portable: true, mode: 0o600 }, ['.']);
    await rename(part, file);
  } finally {
    await Promise.all([copy, part].map((path) => rm(path, { recursive: true, force: true })));
  }
}
