import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '#platform/server/blobs/blob-store.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { documentOf } from './draw-preview.ts';
import { removedDays } from '../../domain/documents/bounds.ts';
import { clearRemoved, listUsed } from './document-queries.ts';

/** What nobody refers to goes after this: a row may be written a moment after its bytes. Unit: ms. */
const dayMs = 24 * 60 * 60_000;
const graceMs = dayMs;
const askedAtOnce = 500;

/** Every night: documents taken off thirty days ago, bytes that no measure has any more, and what a broken upload left. */
export function documentCleanup(services: Pick<Services, 'db' | 'config'>): Job {
  return {
    name: 'measures-document-cleanup',
    schedule: '23 3 * * *',
    work: async () => void (await cleanDocuments(services, new Date())),
  };
}

/** Removes what is older than a day and of no use; how many files went. */
export async function cleanDocuments(
  { db, config }: Pick<Services, 'db' | 'config'>,
  now: Date,
): Promise<number> {
  await clearRemoved(db, new Date(now.getTime() - removedDays * dayMs));
  const uploads = await cleanUploads(join(config.dataDir, 'uploads'), now);
  const documents = await cleanStore(db, openBlobs({ db, config }, 'documents'), {
    now,
    hashOf: (name) => name,
  });
  const previews = await cleanStore(db, openBlobs({ db, config }, 'previews'), { now, hashOf: documentOf });
  return uploads + documents + previews;
}

/** Removes blobs of documents that no measure has; `hashOf` tells the document of a blob's name. */
async function cleanStore(
  db: Db,
  store: BlobStore,
  { now, hashOf }: { now: Date; hashOf: (name: string) => string },
): Promise<number> {
  let gone = 0;
  let old: string[] = [];
  const removeOld = async (): Promise<void> => {
    const used = await listUsed(db, old.map(hashOf));
    for (const name of old.filter((each) => !used.has(hashOf(each)))) {
      await store.remove(name);
      gone++;
    }
    old = [];
  };
  for await (const { name, since } of store.list()) {
    if (now.getTime() - since.getTime() < graceMs) continue;
    old.push(name);
    if (old.length >= askedAtOnce) await removeOld();
  }
  await removeOld();
  return gone;
}

async function cleanUploads(folder: string, now: Date): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || now.getTime() - found.mtime.getTime() < graceMs) continue;
    await rm(path, { force: true });
    gone++;
  }
  return gone;
}
