import { createReadStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBlobName, type BlobEntry, type BlobKind, type BlobStore } from './blob-store.ts';

/** A store whose blobs are files of this machine. */
export interface FolderBlobs extends BlobStore {
  /** Where a blob of this name lies, or would. */
  pathOf(name: string): string;
}

/** Blobs as files under `root`; documents by their first two letters, as there may be many. */
export function folderBlobs(root: string, kind: BlobKind): FolderBlobs {
  const folder = join(root, kind);
  const pathOf = (name: string): string =>
    kind === 'documents' ? join(folder, name.slice(0, 2), name) : join(folder, name);
  return {
    pathOf,
    async put(name, content, since) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Under another name first: a file is seen whole or not at all.
      const part = `${path}.part`;
      if (typeof content === 'string') await copyFile(content, part);
      else await writeFile(part, content, { mode: 0o600 });
      if (since !== undefined) await utimes(part, since, since);
      await rename(part, path);
    },
    async read(name) {
      const found = await stat(pathOf(name)).catch(() => null);
      return found === null ? null : createReadStream(pathOf(name));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const entry of filesIn(folder, kind === 'documents')) {
        const { name, path } = entry;
        if (!isBlobName(kind, name.replace(/\.part$/, ''))) continue;
        const found = await stat(path).catch(() => null);
        if (found !== null) yield { name, bytes: found.size, since: found.mtime } satisfies BlobEntry;
      }
    },
  };
}

/** Files of a folder, or of the folders in it. */
async function* filesIn(
  folder: string,
  isDeep: boolean,
): AsyncGenerator<{ name: string; path: string }, void, undefined> {
  const entries = await opendir(folder).catch(() => null);
  if (entries === null) return;
  for await (const entry of entries as AsyncIterable<Dirent>) {
    const path = join(folder, entry.name);
    if (isDeep && entry.isDirectory()) yield* filesIn(path, false);
    else if (!isDeep && entry.isFile()) yield { name: entry.name, path };
  }
}
