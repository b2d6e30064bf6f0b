import type { Config } from '#platform/server/config.ts';
import type { DocumentStore } from './document-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The store of this process: the data folder, or what `STORAGE_URL` names. */
export function openStore({ dataDir, STORAGE_URL }: Pick<Config, 'dataDir' | 'STORAGE_URL'>): DocumentStore {
  return STORAGE_URL === undefined ? folderStore(dataDir) : s3Store(STORAGE_URL);
}
