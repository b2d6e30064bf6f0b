import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files named by what they say, the least recently wanted dropped when there are too many bytes. */
export interface AudioCache {
  folder: string;
  /** Whether it is there; a hit makes it young again. */
  has(name: string): Promise<boolean>;
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** Opens the cache over what an earlier process left in the folder. */
export async function openAudioCache(folder: string, maxBytes: number): Promise<AudioCache> {
  await mkdir(folder, { recursive: true });
  let bytes = (await listFiles(folder)).reduce((sum, { size }) => sum + size, 0);
  return {
    folder,
    async has(name) {
      const now = new Date();
      return utimes(join(folder, name), now, now).then(
        () => true,
        () => false,
      );
    },
    async put(name, content) {
      // Written beside and renamed, so that a reader never gets half of it.
      const draft = join(folder, `${name}.${process.pid}.part`);
      await writeFile(draft, content);
      await rename(draft, join(folder, name));
      bytes += content.length;
      if (bytes > maxBytes) bytes = await dropOldest(folder, maxBytes, name);
    },
  };
}

/** Drops files, oldest first, until a tenth of the room is free; returns what is left. */
async function dropOldest(folder: string, maxBytes: number, spared: string): Promise<number> {
  const files = (await listFiles(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let left = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of files) {
    if (left <= maxBytes * 0.9) break;
    if (name === spared) continue;
    await rm(join(folder, name), { force: true });
    left -= size;
  }
  return left;
}

async function listFiles(folder: string): Promise<{ name: string; size: number; usedAt: number }[]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size, mtimeMs }) => ({ name, size, usedAt: mtimeMs }),
        // Another process of the same folder may have dropped it meanwhile.
        () => null,
      ),
    ),
  );
  return found.filter((file) => file !== null);
}
