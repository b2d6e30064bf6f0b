import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size of all files of a folder. Unit: bytes. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
