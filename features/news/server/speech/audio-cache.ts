import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BlobEntry, BlobStore } from '#platform/server/blobs/blob-store.ts';

/** Files named by what they say, the least recently wanted dropped when there are too many bytes. */
export interface AudioCache {
  folder: string;
  /** Whether it is there, or in the store of all processes, from which it is fetched; a hit makes it young again. */
  has(name: string): Promise<boolean>;
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** The store is put in order after so many new files. */
const tidiedEvery = 50;

/** Opens the cache over what an earlier process left in the folder. `shared` is the store that other processes see, where there is one. */
export async function openAudioCache(
  folder: string,
  maxBytes: number,
  shared: BlobStore | null = null,
): Promise<AudioCache> {
  await mkdir(folder, { recursive: true });
  let bytes = (await listFiles(folder)).reduce((sum, { size }) => sum + size, 0);
  let untidied = tidiedEvery - 1;
  const keepHere = async (name: string, content: Uint8Array): Promise<void> => {
    // Written beside and renamed, so that a reader never gets half of it.
    const draft = join(folder, `${name}.${process.pid}.part`);
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
    bytes += content.length;
    if (bytes > maxBytes) bytes = await dropOldest(folder, maxBytes, name);
  };
  return {
    folder,
    async has(name) {
      const now = new Date();
      const isHere = await utimes(join(folder, name), now, now).then(
        () => true,
        () => false,
      );
      if (isHere || shared === null) return isHere;
      const found = await shared.read(name);
      if (found !== null) await keepHere(name, await buffer(found));
      return found !== null;
    },
    async put(name, content) {
      await keepHere(name, content);
      if (shared === null) return;
      await shared.put(name, content);
      if (++untidied < tidiedEvery) return;
      untidied = 0;
      await dropOldestShared(shared, maxBytes, name);
    },
  };
}

/** As in the folder: by the day they were put, until a tenth of the room is free. */
async function dropOldestShared(store: BlobStore, maxBytes: number, spared: string): Promise<void> {
  const entries: BlobEntry[] = [];
  for await (const entry of store.list()) entries.push(entry);
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= maxBytes) return;
  for (const { name, bytes } of entries.sort((a, b) => a.since.getTime() - b.since.getTime())) {
    if (left <= maxBytes * 0.9) return;
    if (name === spared) continue;
    await store.remove(name);
    left -= bytes;
  }
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
