import { createReadStream } from 'node:fs';
import { copyFile, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentStore } from './document-store.ts';

/** Documents in a folder beside the database, two letters of the hash a drawer. */
export function folderStore(dataDir: string): DocumentStore {
  const root = join(dataDir, 'documents');
  const pathOf = (hash: string): string => join(root, hash.slice(0, 2), hash);
  return {
    async put(hash, file) {
      await mkdir(join(root, hash.slice(0, 2)), { recursive: true });
      // Under another name first: a file is seen whole or not at all.
      const part = `${pathOf(hash)}.part`;
      await copyFile(file, part);
      await rename(part, pathOf(hash));
    },
    async read(hash) {
      const found = await stat(pathOf(hash)).catch(() => null);
      return found === null ? null : createReadStream(pathOf(hash));
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async *list() {
      const drawers = await opendir(root).catch(() => null);
      if (drawers === null) return;
      for await (const drawer of drawers) {
        if (!drawer.isDirectory()) continue;
        for await (const { name } of await opendir(join(root, drawer.name)))
          if (/^[\da-f]{64}(\.part)?$/.test(name))
            yield { hash: name, since: (await stat(join(root, drawer.name, name))).mtime };
      }
    },
  };
}
