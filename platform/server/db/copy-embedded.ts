import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** A file as it was when it was copied; one that changed a moment before may change again within the clock's step. */
type Noted = Map<string, string>;

const clockStepMs = 50;

/**
 * Copies the embedded database's files into a folder, as they stand at one moment. They are copied while the database
 * goes on; then, holding its only connection, what changed meanwhile is copied again: that alone readers wait for.
 */
export async function copyEmbedded(pool: Pool, from: string, to: string): Promise<void> {
  const noted: Noted = new Map();
  for (let pass = 0; pass < 2; pass++) {
    await pool.query('checkpoint');
    await copyChanged(from, to, noted);
  }
  const only = await pool.connect();
  try {
    await only.query('checkpoint');
    await copyChanged(from, to, noted);
  } finally {
    only.release();
  }
}

async function copyChanged(from: string, to: string, noted: Noted): Promise<void> {
  const seen = new Set<string>();
  const entries = await readdir(from, { withFileTypes: true, recursive: true });
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    seen.add(path);
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true });
    else if (entry.isFile()) await copyIfChanged(join(from, path), join(to, path), path, noted);
  }
  for (const path of noted.keys()) {
    if (seen.has(path)) continue;
    noted.delete(path);
    await rm(join(to, path), { force: true });
  }
}

async function copyIfChanged(source: string, target: string, path: string, noted: Noted): Promise<void> {
  const found = await stat(source).catch(missing);
  if (!found) return;
  const isSettled = Date.now() - found.mtimeMs > clockStepMs;
  const state = isSettled ? `${found.mtimeMs} ${found.size}` : '';
  if (state !== '' && noted.get(path) === state) return;
  noted.set(path, state);
  await copyFile(source, target, constants.COPYFILE_FICLONE).catch(missing);
}

/** A file that went between two looks is none of the copy's. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
