import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import { blobKinds, isBlobName, type BlobKind } from './blob-store.ts';
import { databaseBlobs } from './database-blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

/** What was done with a folder's blobs. */
export interface BroughtIn {
  moved: number;
  /** Documents that are not what their name tells: they stay where they are. */
  left: number;
}

/**
 * Puts the blobs of a folder into PostgreSQL, for an installation that kept them in files. A file goes once its blob is
 * committed, so that a process killed on the way loses nothing and the next start goes on; with `keepFiles` it stays.
 */
export async function bringInFolder(
  db: Db,
  root: string,
  { log, keepFiles = false }: { log: Pick<Log, 'info' | 'warn'>; keepFiles?: boolean },
): Promise<BroughtIn> {
  const counts = { moved: 0, left: 0 };
  for (const kind of blobKinds) await bringInKind(db, root, kind, { log, keepFiles, counts });
  if (counts.moved > 0)
    log.info({ ...counts, folder: root }, 'blobs of the data folder lie in PostgreSQL now');
  return counts;
}

async function hashOf(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}

async function bringInKind(
  db: Db,
  root: string,
  kind: BlobKind,
  { log, keepFiles, counts }: { log: Pick<Log, 'warn'>; keepFiles: boolean; counts: BroughtIn },
): Promise<void> {
  const from = folderBlobs(root, kind);
  const to = databaseBlobs(db, kind);
  const folders = new Set<string>();
  for await (const { name, since } of from.list()) {
    const path = from.pathOf(name);
    if (!isBlobName(kind, name)) continue;
    if (kind === 'documents' && (await hashOf(path)) !== name) {
      log.warn({ path }, 'a document of the data folder is damaged: it was not taken over');
      counts.left++;
      continue;
    }
    await to.put(name, path, since);
    counts.moved++;
    if (keepFiles) continue;
    await rm(path, { force: true });
    folders.add(dirname(path));
  }
  // Folders that are empty now; one that is not stays.
  for (const folder of [...folders, join(root, kind)]) await rmdir(folder).catch(() => {});
}
