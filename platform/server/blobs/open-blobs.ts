import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { BlobKind, BlobStore } from './blob-store.ts';
import { databaseBlobs } from './database-blobs.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

/** Where blobs lie. */
export type BlobPlace =
  | { kind: 'bucket'; url: string }
  | { kind: 'database' }
  | { kind: 'folder'; path: string };

/** What decides where blobs lie: the settings, and which database it is. */
export interface BlobNeeds {
  config: Pick<Config, 'dataDir' | 'STORAGE_URL'>;
  db: Pick<Db, 'kind'>;
}

/** Where blobs lie: what STORAGE_URL names, else PostgreSQL, else (embedded database) the data folder. */
export function blobPlace({ config: { STORAGE_URL: url, dataDir }, db }: BlobNeeds): BlobPlace {
  if (url?.startsWith('file:')) return { kind: 'folder', path: fileURLToPath(url) };
  if (url !== undefined) return { kind: 'bucket', url };
  return db.kind === 'postgres' ? { kind: 'database' } : { kind: 'folder', path: dataDir };
}

/** The blobs of one kind of this installation. */
export function openBlobs({ config, db }: BlobNeeds & { db: Db }, kind: BlobKind): BlobStore {
  const place = blobPlace({ config, db });
  if (place.kind === 'bucket') return s3Blobs(place.url, kind);
  return place.kind === 'database' ? databaseBlobs(db, kind) : folderBlobs(place.path, kind);
}
